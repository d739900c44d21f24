import { parseArgs } from 'node:util';
import { galleryOf, sha } from './commits';
import { buildGallery, gallery, storiesOf } from './gallery';
import { shoot } from './pictures';

/**
 * Chromatic's twin without a network (`npm run visual [commit]`): every story as it looks now
 * against how it looked in a commit, HEAD by default, in Chromatic's own modes. The commit's
 * pictures are made when they are first asked for and kept under .cache/visual. `--only part` picks
 * the stories whose id holds it, `--built` takes the gallery as it is, `--fresh` takes the commit's
 * pictures again.
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
const commit = sha(positionals[0] ?? 'HEAD');
const folder = `.cache/visual/${commit.slice(0, 12)}`;
const pictures = `${folder}/pictures`;
const report = '.cache/visual/report';
const part = values.only;

const before = galleryOf(commit, `${folder}/gallery`);
if (!values.built) buildGallery();
const old = new Set(storiesOf(before, part).map(({ id }) => id));
const now = new Set(storiesOf(gallery, part).map(({ id }) => id));

say(`Pictures of ${commit.slice(0, 12)}: ${old.size} stories`);
const taken = shoot({
  gallery: before,
  pictures,
  part,
  what: values.fresh ? 'take' : 'missing',
  report: `${folder}/report`,
});
if (taken !== 0)
  say(
    `Some stories of ${commit.slice(0, 12)} could not be pictured: they count as new below. Why: ${folder}/report`,
  );

say(`Comparing: ${now.size} stories`);
const compared = shoot({ gallery, pictures, part, what: 'compare', report });

say(
  list(
    'New',
    [...now].filter((id) => !old.has(id)),
  ),
  list(
    'Gone',
    [...old].filter((id) => !now.has(id)),
  ),
);
say(
  `${compared === 0 ? 'No difference' : 'Differences: before, after and what differs'} in ${report} (npx playwright show-report ${report})`,
);
say(`Done in ${((performance.now() - start) / 60_000).toFixed(1)} minutes.`);
process.exitCode = compared;

function list(what: string, ids: readonly string[]): string {
  return `${what}: ${ids.length === 0 ? 'none' : ids.join(', ')}`;
}

function say(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
