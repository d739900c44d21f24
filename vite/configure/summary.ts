import type { EffectiveConfiguration } from './configure';

/** What `npm run configure` prints: the configuration in effect. */
export function summary(folder: string, configuration: EffectiveConfiguration): string {
  const { api, name, logo, sentryDsn, base, root, includeSubdomains } = configuration;
  const { links = [], tickets } = configuration;
  const { version, commit, build } = configuration;
  const rows = {
    API: api,
    Provider: name,
    Logo: logo && logo.length > 80 ? `${logo.slice(0, 80)}…` : (logo ?? 'the neutral mark'),
    'Error reports': sentryDsn ?? 'none',
    Links: links.map(({ label }) => label).join(', ') || 'none',
    Tickets: tickets ? `${tickets.keys.join(', ')} at ${tickets.url}` : 'none',
    'Base path': base,
    'Document root': root,
    HSTS: includeSubdomains ? 'this host and its subdomains' : 'this host',
    Version: `${version} (${commit}), build ${build}`,
  };
  const lines = Object.entries(rows).map(([label, value]) => `  ${label.padEnd(14)}${value}`);
  return [`${folder} is configured:`, ...lines, ''].join('\n');
}

/** What is wrong with a configured build, in one line. */
export function warning({ commit }: EffectiveConfiguration): string | undefined {
  return commit === 'unknown'
    ? 'Warning: this build names no commit. Build it in a repository, or with COMMIT=<commit>.'
    : undefined;
}
