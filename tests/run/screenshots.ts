import { buildStorybook, storybookFolder } from './storybook';
import { runScreenshots } from './screenshotRun';

/**
 * Takes screenshots of every screen in every state, in both themes and at both widths (`npm run
 * screenshots`), from the stories under `screens/` into .cache/screenshots. An argument selects the
 * stories whose id contains it; `--built` skips the Storybook build.
 */
const outputFolder = '.cache/screenshots';

const args = process.argv.slice(2);
const idFilter = args.find((arg) => !arg.startsWith('--')) ?? 'screens-';
if (!args.includes('--built')) buildStorybook();
process.exitCode = runScreenshots({
  storybook: storybookFolder,
  screenshots: outputFolder,
  idFilter,
  action: 'take',
  report: `${outputFolder}/report`,
});
process.stdout.write(`Screenshots are in ${outputFolder}\n`);
