import { buildGallery, gallery } from './gallery';
import { shoot } from './pictures';

/**
 * A picture of every screen in every state, in both themes and at both widths (`npm run
 * screenshots`), from the stories under `screens/`. They land in .cache/screenshots; an argument
 * picks the stories whose id holds it, `--built` takes the gallery as it is.
 */
const pictures = '.cache/screenshots';

const args = process.argv.slice(2);
const part = args.find((arg) => !arg.startsWith('--')) ?? 'screens-';
if (!args.includes('--built')) buildGallery();
process.exitCode = shoot({ gallery, pictures, part, what: 'take', report: `${pictures}/report` });
process.stdout.write(`Pictures in ${pictures}\n`);
