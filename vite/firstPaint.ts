import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv, minifySync, type Plugin } from 'vite';
import { setInitialShell } from '../src/app/boot/setInitialShell';
import { setInitialTheme } from '../src/app/boot/setInitialTheme';
import { reloadStaleBuild } from '../src/app/boot/reloadStaleBuild';
import { shellCss, shellHtml } from '../src/app/boot/shell';
import { handleEntryError, type EntryErrorTexts } from '../src/app/boot/handleEntryError';
import { defaultProviderName } from '../src/lib/Brand';
import { message } from '../src/messages/message';
import { rootCss } from '../src/theme/rootCss';

const headPlaceholder = '<!--first-paint-->';
const shellPlaceholder = '<!--shell-->';
/** The subset that every page needs first. */
const fontFiles = ['inter-latin-wght-normal', 'inter-latin-ext-wght-normal'] as const;
const fontModule = (file: string) => `@fontsource-variable/inter/files/${file}.woff2`;
const root = join(import.meta.dirname, '..');

/**
 * Inlines what the first paint needs at the placeholders in index.html. In the head, after the
 * charset and before all scripts: theme selection, font, the variables of both themes, and the
 * error message for a missing bundle. In the body: the shell, shown until the bundle has run. The
 * page needs no stylesheet.
 */
export function firstPaint(): Plugin {
  let base = '/';
  let isBuild = false;
  let provider = '';
  return {
    name: 'ams:first-paint',
    configResolved(config) {
      base = config.base;
      isBuild = config.command === 'build';
      provider =
        loadEnv(config.mode, config.envDir || config.root)['VITE_PROVIDER_NAME']?.trim() ||
        defaultProviderName;
    },
    buildStart() {
      if (!isBuild) return;
      for (const file of fontFiles)
        this.emitFile({
          type: 'asset',
          name: `${file}.woff2`,
          source: readFileSync(join(root, 'node_modules', fontModule(file))),
        });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const assetOf = (file: string) =>
          Object.keys(bundle).find((name) => new RegExp(`/${file}[^/]*\\.woff2$`).test(name));
        const urlOf = (file: string) =>
          base + (assetOf(file) ?? `node_modules/${fontModule(file)}`);
        const preload = isBuild
          ? `<link rel="preload" as="font" type="font/woff2" href="${urlOf(fontFiles[0])}" crossorigin />`
          : '';
        const head = `${preload}<script>${inlineScript()}</script><style>${fontFaces(urlOf)}${rootCss()}${shellCss()}</style>`;
        return html
          .replace(headPlaceholder, () => head)
          .replace(shellPlaceholder, () => shellHtml(provider));
      },
    },
  };
}

/**
 * The inline script, from the source text of its functions: identical bytes in every build of the
 * same source, so that the Content Security Policy can contain its hash.
 */
function inlineScript(): string {
  const texts: EntryErrorTexts = {
    title: message('something_wrong'),
    detail: message('page_missing'),
    action: message('reload'),
  };
  const entry = `(${handleEntryError.toString()})(${reloadStaleBuild.toString()},${JSON.stringify(texts)})`;
  return minifySync(
    'first.js',
    `(${setInitialTheme.toString()})();(${setInitialShell.toString()})();${entry}`,
  ).code.trim();
}

/** The `@font-face` rules on one line, with the fonts' URLs in this build or dev server. */
function fontFaces(urlOf: (file: string) => string): string {
  const css = readFileSync(join(root, 'src/theme/fonts.css'), 'utf8');
  return fontFiles
    .reduce((rules, file) => rules.replace(fontModule(file), urlOf(file)), css)
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .trim();
}
