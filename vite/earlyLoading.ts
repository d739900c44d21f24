import { build, type Plugin, type Rolldown } from 'vite';
import type { ScreenChunks } from '../src/app/boot/loadEarly';

const placeholder = '<!--early-loading-->';

/** The modules that each screen starts with: its layout and itself. */
const screenModules: Readonly<Record<keyof ScreenChunks, readonly string[]>> = {
  home: ['layouts/AppLayout', 'screens/Home/HomeScreen'],
  list: ['layouts/AppLayout', 'screens/Organizations/OrganizationsScreen'],
  profile: ['layouts/AppLayout', 'screens/OrganizationProfile/OrganizationProfileScreen'],
  token: ['layouts/AppLayout', 'screens/Token/TokenScreen'],
};

/**
 * Inlines `loadEarly` into the page of a staff build, as one script without imports. The demo's API
 * is in the page itself, and a dev server's code is there before its first request.
 */
export function earlyLoading(): Plugin {
  let root = '';
  let isStaffBuild = false;
  return {
    name: 'ams:early-loading',
    configResolved(config) {
      root = config.root;
      isStaffBuild = config.command === 'build' && config.mode !== 'demo';
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, chunk: entry }) {
        if (!isStaffBuild || !bundle || !entry) return html.replace(placeholder, '');
        const script = await bundleScript(root, findScreenChunks(bundle, entry));
        return html.replace(placeholder, () => `<script>${script}</script>`);
      },
    },
  };
}

/** The files that each screen needs in addition to the entry's. */
function findScreenChunks(bundle: Rolldown.OutputBundle, entry: Rolldown.OutputChunk) {
  const outputs = Object.values(bundle).filter((output) => output.type === 'chunk');
  const withImports = (file: string, found = new Set<string>()): Set<string> => {
    if (found.has(file)) return found;
    found.add(file);
    const output = outputs.find(({ fileName }) => fileName === file);
    for (const imported of output?.imports ?? []) withImports(imported, found);
    return found;
  };
  const loaded = withImports(entry.fileName);
  const filesOf = (modules: readonly string[]) => {
    const files = modules.flatMap((module) => {
      const output = outputs.find(({ moduleIds }) =>
        moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(`/src/${module}.tsx`)),
      );
      if (!output) throw new Error(`No chunk contains src/${module}.tsx`);
      return [...withImports(output.fileName)];
    });
    return [...new Set(files)].filter((file) => !loaded.has(file));
  };
  return Object.fromEntries(
    Object.entries(screenModules).map(([screen, modules]) => [screen, filesOf(modules)]),
  );
}

/** The same bytes for the same source, so that the Content Security Policy can contain its hash. */
async function bundleScript(
  root: string,
  screenChunks: Readonly<Record<string, readonly string[]>>,
): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    define: { SCREEN_CHUNKS: JSON.stringify(screenChunks) },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: 'src/app/boot/early.ts', output: { format: 'iife' } },
    },
  });
  const [{ code }] = (result as Rolldown.RolldownOutput).output;
  return code.trim().replaceAll('</script', '<\\/script');
}
