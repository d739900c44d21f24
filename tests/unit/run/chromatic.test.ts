import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { visualModes, viewports } from '~~/.storybook/visualModes';
import { toolPath } from '../../run/toolPath';

const folder = mkdtempSync(join(tmpdir(), 'chromatic-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Chromatic validates its configuration before it fails for the missing project token. */
function chromaticOutput(configuration: string): string {
  const file = join(folder, 'chromatic.config.json');
  writeFileSync(file, configuration);
  const env = { ...process.env, CHROMATIC_PROJECT_TOKEN: '', CI: 'true', NO_COLOR: '1' };
  const { stdout, stderr } = spawnSync(
    toolPath('chromatic'),
    ['--dry-run', '--config-file', file, '--no-interactive'],
    { encoding: 'utf8', env, timeout: 30_000 },
  );
  return stdout + stderr;
}

describe('chromatic.config.json', () => {
  const configuration = readFileSync('chromatic.config.json', 'utf8');

  it(
    'Chromatic accepts chromatic.config.json',
    () => expect(chromaticOutput(configuration)).toContain('Missing project token'),
    30_000,
  );
  it(
    'Chromatic rejects an unknown configuration key',
    () =>
      expect(chromaticOutput(configuration.replace('{', '{ "onlyChange": true,'))).not.toContain(
        'Missing project token',
      ),
    30_000,
  );

  it('Chromatic captures only stories that a change affects', () =>
    expect(JSON.parse(configuration)).toMatchObject({
      onlyChanged: true,
      buildScriptName: 'build-storybook',
    }));
  it('visual modes cover both themes at both widths', () => {
    expect(
      Object.values(visualModes).map(
        ({ theme, viewport }) => `${theme} ${viewports[viewport].styles.width}`,
      ),
    ).toEqual(['light 1280px', 'dark 1280px', 'light 375px', 'dark 375px']);
  });
});
