import { describe, expect, it } from 'vitest';
import { releaseChangelog } from '~~/vite/release/releaseChangelog';

describe('releaseChangelog', () => {
  it('dates what is unreleased, and leaves an empty section for what follows', () => {
    const changelog = '# Changelog\n\n## Unreleased\n\n### Added\n\n- A\n\n## 0.1.0\n\nFirst.\n';
    expect(releaseChangelog(changelog, '1.0.0', '2026-03-01')).toBe(
      '# Changelog\n\n## Unreleased\n\n## 1.0.0 - 2026-03-01\n\n### Added\n\n- A\n\n## 0.1.0\n\nFirst.\n',
    );
  });

  it.each(['# Changelog\n\n## Unreleased\n\n## 0.1.0\n\nFirst.\n', '# Changelog\n'])(
    'releaseChangelog refuses a changelog without anything unreleased: %j',
    (changelog) =>
      expect(() => releaseChangelog(changelog, '1.0.0', '2026-03-01')).toThrow(/Unreleased/),
  );
});
