import { buildStorybook, storybookFolder } from './storybook';
import { runScreenshots } from './screenshotRun';

/**
 * A picture of every screen in every state, in both themes and at both widths (`npm run
 * screenshots`), from the stories under `screens/`. They land in .cache/screenshots; an argument
 * picks the stories whose id holds it, `--built` takes the gallery as it is.
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
process.stdout.write(`Pictures in ${outputFolder}\n`);
