import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join, posix, resolve, sep } from 'node:path';
import { build, loadEnv, minifySync, type Plugin, type ResolvedConfig } from 'vite';
import { inlineScript, type EntryErrorTexts } from '../src/app/boot/inlineScript';
import { shellCss, shellHtml } from '../src/app/boot/shell';
import { defaultProviderName } from '../src/lib/configuration';
import { message } from '../src/messages/catalogue';
import { rootCss } from '../src/theme/rootCss';
import { compress } from './compress';
import { opsFolder, securityHeaders, writeHostFiles } from './headers';
import { checkApiHost, checkLogo, checkProviderName } from './configureFlags';
import {
  blockPlaceholder,
  configurationBlock,
  configurationOf,
  configurePage,
  readPage,
  type PageConfiguration,
} from './page';

const root = join(import.meta.dirname, '..');

/**
 * Writes what the page has before its code into index.html: its configuration, the variables of
 * both themes, the static shell and the inline script (src/app/boot); then completes the build for
 * whoever serves it.
 */
export function consolePage(): Plugin {
  let config: ResolvedConfig;
  let configuration: PageConfiguration;
  return {
    name: 'ams:page',
    configResolved(resolved) {
      config = resolved;
      configuration = orExit(() => readBuildConfiguration(resolved));
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html
          .replace(blockPlaceholder, () => configurationBlock(configuration))
          .replace(
            '<!--boot-->',
            () => `<script>${bootScript()}</script><style>${rootCss()}${shellCss()}</style>`,
          )
          .replace('<!--shell-->', () => shellHtml(configuration.name ?? defaultProviderName)),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const { html, release } = configurePage(String(page.source), configuration);
        page.source = html;
        const emit = (fileName: string, source: string) =>
          this.emitFile({ type: 'asset', fileName, source });
        emit('version.json', release);
        // Static hosts without a fallback serve it for unknown paths.
        if (configuration.demo) emit('404.html', html);
      },
    },
    // Not in `writeBundle`, when the files of the public folder are not there.
    closeBundle: {
      sequential: true,
      async handler(failure) {
        if (failure || config.command !== 'build') return;
        const folder = resolve(config.root, config.build.outDir);
        writeHostFiles(readPage(folder), folder);
        if (!configuration.demo) {
          moveSourceMaps(folder);
          await bundleCommands(folder);
        }
        const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
          (file) => /\.(html|js|css|svg|json)$/.test(file) && file.split(sep)[0] !== opsFolder,
        );
        await Promise.all(files.map((file) => compress(join(folder, file))));
      },
    },
  };
}

/**
 * The configuration of a build or dev server: from VITE_API_HOST, VITE_PROVIDER_NAME and
 * VITE_PROVIDER_LOGO. Without a host, the build is configured later (`npm run configure`); the demo
 * needs none.
 */
function readBuildConfiguration(config: ResolvedConfig): PageConfiguration {
  const { command, mode, base, envDir, root: folder } = config;
  const env = loadEnv(mode, envDir || folder, 'VITE_');
  const { VITE_API_HOST: host, VITE_PROVIDER_NAME: name, VITE_PROVIDER_LOGO: logo } = env;
  const demo = mode === 'demo' ? true : undefined;
  // A dev server without an API is of no use, and can't be configured later.
  const needsHost = command === 'serve' && mode === 'staff';
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return {
    demo,
    api: !demo && (host || needsHost) ? checkApiHost('VITE_API_HOST', host) : undefined,
    name: name ? checkProviderName('VITE_PROVIDER_NAME', name) : defaultProviderName,
    logo: logo ? checkLogo('VITE_PROVIDER_LOGO', logo) : undefined,
    base,
    version,
    commit: readCommit(),
  };
}

/** `COMMIT` is for builds without a repository, as in a container. */
function readCommit(): string {
  const given = process.env.COMMIT ?? '';
  if (/^[\da-f]{7,40}$/.test(given)) return given.slice(0, 7);
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    const options = { cwd: root, encoding: 'utf8', stdio } as const;
    return execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], options).trim();
  } catch {
    return 'unknown';
  }
}

/** Identical bytes for the same source, so that the Content Security Policy can contain its hash. */
function bootScript(): string {
  const texts: EntryErrorTexts = {
    title: message('something_wrong'),
    detail: message('page_missing'),
    action: message('reload'),
  };
  const source = `(${inlineScript.toString()})(${JSON.stringify(texts)})`;
  return minifySync('boot.js', source).code.trim();
}

/** Not by `sourcemapFileNames`: Vite corrects the maps of chunks by their default names only. */
function moveSourceMaps(folder: string): void {
  const target = join(folder, opsFolder, 'maps/assets');
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.map')))
    renameSync(join(folder, 'assets', name), join(target, name));
}

/** The operators' commands, each as one script that runs without node_modules. */
async function bundleCommands(folder: string): Promise<void> {
  for (const command of ['configure', 'check'])
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        ssr: `vite/commands/${command}.ts`,
        outDir: join(folder, opsFolder),
        emptyOutDir: false,
        target: 'node20',
        rolldownOptions: { output: { entryFileNames: `${command}.mjs` } },
      },
    });
}

/**
 * What Vite's dev and preview servers lack for the console: the page for ids that can't be decoded
 * (`/accounts/%E0%A4%A`), the headers that the build asks for, so that tests run under them, and no page in
 * place of a missing asset.
 */
export function consoleServer(): Plugin {
  return {
    name: 'ams:server',
    config({ root: folder = '.', build: output }, { isPreview }) {
      if (!isPreview) return undefined;
      const page = orExit(() => readPage(resolve(folder, output?.outDir ?? 'dist')));
      // `npm run configure -- --base` may have moved the build.
      return { base: configurationOf(page).base, preview: { headers: securityHeaders(page) } };
    },
    configureServer({ middlewares, config: { base } }) {
      middlewares.use((request, _, next) => {
        if (decode(request.url) === undefined) request.url = base;
        next();
      });
    },
    configurePreviewServer({ middlewares, config: { root: folder, base, build: output } }) {
      middlewares.use((request, response, next) => {
        if (!request.url?.startsWith(base)) return next();
        const path = decode(request.url.slice(base.length - 1));
        if (path === undefined) request.url = base;
        const [, directory] = posix.normalize(path ?? '/').split('/');
        const isMissing =
          directory === 'assets' && !existsSync(join(resolve(folder, output.outDir), path ?? ''));
        if (directory !== opsFolder && !isMissing) return next();
        response.writeHead(404).end('Not found\n');
      });
    },
  };
}

/** The decoded path of a URL; undefined for one that can't be decoded. */
function decode(url = '/'): string | undefined {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
  } catch {
    return undefined;
  }
}

/** Exits with one line instead of throwing, because Vite would add a stack trace. */
function orExit<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
