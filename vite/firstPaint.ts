import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv, minifySync, type Plugin } from 'vite';
import { firstShell } from '../src/app/firstShell';
import { firstTheme } from '../src/app/firstTheme';
import { renewPage } from '../src/app/renewPage';
import { shellCss, shellHtml } from '../src/app/shell';
import { watchEntry, type EntryTexts } from '../src/app/watchEntry';
import { defaultProvider } from '../src/lib/Brand';
import { message } from '../src/messages/message';
import { rootCss } from '../src/theme/rootCss';

const place = '<!--first-paint-->';
const shellPlace = '<!--shell-->';
const fontModule = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const root = join(import.meta.dirname, '..');

/**
 * Puts what the page needs to paint right the first time into its head, at the place that
 * index.html marks (behind the charset, ahead of all scripts): the theme's choice, the text font,
 * the variables of both themes, and who speaks if the bundle is missing; and a shell into its body,
 * to stand until the bundle has run. No style sheet is asked for, neither by the page nor by a
 * screen that is loaded later.
 */
export function firstPaint(): Plugin {
  let base = '/';
  let building = false;
  let provider = '';
  return {
    name: 'ams:first-paint',
    configResolved(config) {
      base = config.base;
      building = config.command === 'build';
      provider =
        loadEnv(config.mode, config.envDir || config.root)['VITE_PROVIDER_NAME'] || defaultProvider;
    },
    buildStart() {
      if (building)
        this.emitFile({
          type: 'asset',
          name: 'inter-latin-wght-normal.woff2',
          source: readFileSync(join(root, 'node_modules', fontModule)),
        });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const built = Object.keys(bundle).find((name) =>
          /inter-latin-wght-normal[^/]*\.woff2$/.test(name),
        );
        const font = base + (built ?? `node_modules/${fontModule}`);
        const preload = built
          ? `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin />`
          : '';
        const head = `${preload}<script>${script()}</script><style>${fontFace(font)}${rootCss()}${shellCss()}</style>`;
        return html.replace(place, () => head).replace(shellPlace, () => shellHtml(provider));
      },
    },
  };
}

/**
 * The functions' own text, called: the same bytes in every build of the same source, so that a
 * policy can name their hash.
 */
function script(): string {
  const texts: EntryTexts = {
    title: message('something_wrong'),
    detail: message('page_missing'),
    action: message('reload'),
  };
  const entry = `(${watchEntry.toString()})(${renewPage.toString()},${JSON.stringify(texts)})`;
  return minifySync(
    'first.js',
    `(${firstTheme.toString()})();(${firstShell.toString()})();${entry}`,
  ).code.trim();
}

/** The font's rule, on one line, with the address under which this server or build has the file. */
function fontFace(address: string): string {
  const rule = readFileSync(join(root, 'src/theme/fonts.css'), 'utf8').replace(/\/\*.*?\*\//gs, '');
  return rule.replace(fontModule, address).replace(/\s+/g, ' ').trim();
}
