import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv, minifySync, normalizePath, type Plugin, type Rolldown } from 'vite';
import { inlineScript, type InlineScriptData } from '../src/app/boot/inlineScript';
import { reloadStaleBuild } from '../src/app/boot/reloadStaleBuild';
import { shellCss, shellHtml } from '../src/app/boot/shell';
import { parseCredentials } from '../src/domain/User';
import { defaultProviderName } from '../src/lib/Brand';
import { message } from '../src/messages/message';
import { rootCss } from '../src/theme/rootCss';
import { readRoutes } from './readRoutes';

/** The subsets that most pages need, the first one before all. */
const fontFiles = ['inter-latin-wght-normal', 'inter-latin-ext-wght-normal'] as const;
const fontModule = (file: string) => `@fontsource-variable/inter/files/${file}.woff2`;
const root = join(import.meta.dirname, '..');

/**
 * Writes what the page needs before its code into index.html: the font, the variables of both themes,
 * the static shell with its styles, and the inline script (src/app/boot/inlineScript.ts).
 */
export function boot(): Plugin {
  let base = '/';
  let isBuild = false;
  let isStaffBuild = false;
  let provider = '';
  /** The modules that are imported dynamically. */
  let chunkModules: string[] = [];
  return {
    name: 'ams:boot',
    configResolved(config) {
      base = config.base;
      isBuild = config.command === 'build';
      isStaffBuild = isBuild && config.mode !== 'demo';
      const { VITE_PROVIDER_NAME: name } = loadEnv(config.mode, config.envDir || config.root);
      provider = name?.trim() || defaultProviderName;
    },
    buildEnd() {
      chunkModules = [...this.getModuleIds()].filter(
        (id) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0,
      );
    },
    buildStart() {
      if (!isBuild) return;
      for (const file of fontFiles) {
        const source = readFileSync(join(root, 'node_modules', fontModule(file)));
        this.emitFile({ type: 'asset', name: `${file}.woff2`, source });
      }
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, chunk: entry }) {
        const assetOf = (file: string) =>
          Object.keys(bundle ?? {}).find((name) => name.includes(`/${file}`));
        const urlOf = (file: string) =>
          base + (assetOf(file) ?? `node_modules/${fontModule(file)}`);
        const preload = isBuild
          ? `<link rel="preload" as="font" type="font/woff2" href="${urlOf(fontFiles[0])}" crossorigin />`
          : '';
        const chunkFiles =
          isStaffBuild && bundle && entry ? findChunkFiles(chunkModules, bundle, entry) : undefined;
        const script = await createScript(chunkFiles);
        return html
          .replace(
            '<!--boot-->',
            () =>
              `${preload}<script>${script}</script><style>${fontFaces(urlOf)}${rootCss()}${shellCss()}</style>`,
          )
          .replace('<!--shell-->', () => shellHtml(provider));
      },
    },
  };
}

/** Identical bytes for the same source, so that the Content Security Policy can contain its hash. */
async function createScript(chunkFiles: InlineScriptData['chunkFiles']): Promise<string> {
  const routes = await readRoutes();
  const data: InlineScriptData = {
    screens: routes
      .filter(({ access }) => access === 'signed-in')
      .map(({ path, chunks, mainCall }) => ({ path, chunks, call: mainCall })),
    ...(chunkFiles && { chunkFiles }),
    texts: {
      title: message('something_wrong'),
      detail: message('page_missing'),
      action: message('reload'),
    },
  };
  const source = `(${inlineScript.toString()})(${JSON.stringify(data)},${parseCredentials.toString()},${reloadStaleBuild.toString()})`;
  return minifySync('boot.js', source).code.trim();
}

/** The files of each chunk, besides those that the entry imports, by the path of its module. */
function findChunkFiles(
  chunkModules: readonly string[],
  bundle: Rolldown.OutputBundle,
  entry: Rolldown.OutputChunk,
): InlineScriptData['chunkFiles'] {
  const outputs = Object.values(bundle).filter((output) => output.type === 'chunk');
  const withImports = (file: string, found = new Set<string>()): Set<string> => {
    const output = outputs.find(({ fileName }) => fileName === file);
    if (!output || found.has(file)) return found;
    found.add(file);
    for (const imported of output.imports) withImports(imported, found);
    return found;
  };
  const loaded = withImports(entry.fileName);
  return Object.fromEntries(
    chunkModules.flatMap((id) => {
      const path = /\/src\/(.*)\.tsx?$/.exec(normalizePath(id))?.[1];
      const output = outputs.find(({ moduleIds }) => moduleIds.includes(id));
      if (path === undefined || !output) return [];
      return [[path, [...withImports(output.fileName)].filter((file) => !loaded.has(file))]];
    }),
  );
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
