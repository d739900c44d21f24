/**
 * The changelog with what is unreleased as a version, dated, below an empty "Unreleased". Throws an
 * error with a one-line message if nothing is unreleased.
 */
export function releaseChangelog(changelog: string, version: string, date: string): string {
  const heading = '## Unreleased\n';
  const [before = '', rest = ''] = changelog.split(heading, 2);
  const content = rest.split(/^## /m, 1)[0]?.trim() ?? '';
  if (content === '') throw new Error('CHANGELOG.md has nothing under "## Unreleased"');
  return `${before}${heading}\n## ${version} - ${date}\n${rest}`;
}
