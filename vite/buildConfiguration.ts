import { loadEnv, type Plugin } from 'vite';
import type { Configuration } from '../src/lib/configuration';
import { readBuildInfo } from './buildInfo';
import { checkApiHost } from './configure/checkApiHost';
import {
  blockPlaceholder,
  configurationBlock,
  identifyBuild,
} from './configure/configurationBlock';
import { versionText } from './versionText';
import { checkLogo, checkProviderName } from './configure/checkValue';

interface Environment {
  readonly mode: string;
  readonly base: string;
  /** The folder of the `.env` files. */
  readonly folder: string;
}

/**
 * The configuration of a build or dev server: from VITE_API_HOST, VITE_PROVIDER_NAME and
 * VITE_PROVIDER_LOGO. Without a host, the build is configured later (`npm run configure`); the demo
 * needs none. Exits with a one-line message for an invalid value.
 */
export function readBuildConfiguration({ mode, base, folder }: Environment): Configuration {
  const env = loadEnv(mode, folder, 'VITE_');
  const { VITE_API_HOST: host, VITE_PROVIDER_NAME: name, VITE_PROVIDER_LOGO: logo } = env;
  const api = mode === 'demo' || !host ? undefined : checkApiHost(host);
  const checks = {
    name: name ? checkProviderName('VITE_PROVIDER_NAME', name) : undefined,
    logo: logo ? checkLogo('VITE_PROVIDER_LOGO', logo) : undefined,
  };
  const problem = api?.problem ?? checks.name?.problem ?? checks.logo?.problem;
  if (problem !== undefined) exitWith(problem);
  return {
    api: api?.origin,
    name: checks.name?.value,
    logo: checks.logo?.value,
    base,
    ...readBuildInfo(),
  };
}

/** Writes the configuration into the page, and `version.json`, which names the build. */
export function buildConfiguration(): Plugin {
  let configuration: Configuration;
  return {
    name: 'ams:build-configuration',
    configResolved({ command, mode, base, envDir, root }) {
      const folder = envDir || root;
      // A dev server without an API is of no use, and can't be configured later.
      if (command === 'serve' && mode === 'staff') {
        const { problem } = checkApiHost(loadEnv(mode, folder, 'VITE_').VITE_API_HOST);
        if (problem !== undefined) exitWith(problem);
      }
      configuration = readBuildConfiguration({ mode, base, folder });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(blockPlaceholder, () => configurationBlock(configuration)),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const { html, build } = identifyBuild(String(page.source), configuration);
        page.source = html;
        const source = versionText({ ...configuration, build });
        this.emitFile({ type: 'asset', fileName: 'version.json', source });
      },
    },
  };
}

/** Exits instead of throwing, because Vite would add a stack trace. */
function exitWith(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
