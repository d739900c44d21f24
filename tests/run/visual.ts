import { parseArgs } from 'node:util';
import { buildStorybookAt, resolveCommit } from './commits';
import { buildStorybook, storybookFolder, listStories } from './storybook';
import { runScreenshots } from './screenshotRun';

/**
 * Local visual regression test (`npm run visual [commit]`): compares every story with a commit
 * (HEAD by default) in the modes of Chromatic. The commit's screenshots are cached under
 * .cache/visual. `--only part` selects the stories whose id contains `part`, `--built` skips the
 * Storybook build, `--fresh` retakes the commit's screenshots.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    built: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
  },
});

const start = performance.now();
const commit = resolveCommit(positionals[0] ?? 'HEAD');
const folder = `.cache/visual/${commit.slice(0, 12)}`;
const baselineScreenshots = `${folder}/screenshots`;
const report = '.cache/visual/report';
const idFilter = values.only;

const baselineStorybook = buildStorybookAt(commit, `${folder}/storybook`);
if (!values.built) buildStorybook();
const baselineIds = new Set(listStories(baselineStorybook, idFilter).map(({ id }) => id));
const currentIds = new Set(listStories(storybookFolder, idFilter).map(({ id }) => id));

print(`Screenshots of ${commit.slice(0, 12)}: ${baselineIds.size} stories`);
const captureStatus = runScreenshots({
  storybook: baselineStorybook,
  screenshots: baselineScreenshots,
  idFilter,
  action: values.fresh ? 'take' : 'missing',
  report: `${folder}/report`,
});
if (captureStatus !== 0)
  print(
    `Some stories of ${commit.slice(0, 12)} failed and count as new below. Report: ${folder}/report`,
  );

print(`Comparing: ${currentIds.size} stories`);
const compareStatus = runScreenshots({
  storybook: storybookFolder,
  screenshots: baselineScreenshots,
  idFilter,
  action: 'compare',
  report,
});

print(
  formatList(
    'New',
    [...currentIds].filter((id) => !baselineIds.has(id)),
  ),
  formatList(
    'Removed',
    [...baselineIds].filter((id) => !currentIds.has(id)),
  ),
);
print(
  `${compareStatus === 0 ? 'No differences' : 'Differences found'}. Report: npx playwright show-report ${report}`,
);
print(`Done in ${((performance.now() - start) / 60_000).toFixed(1)} minutes.`);
process.exitCode = compareStatus;

function formatList(label: string, ids: readonly string[]): string {
  return `${label}: ${ids.length === 0 ? 'none' : ids.join(', ')}`;
}

function print(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
