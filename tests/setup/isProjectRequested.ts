/**
 * Whether the command line selects a Vitest project. Other projects aren't configured at all: unit
 * tests must run without Storybook's index and without Chromium.
 */
export function isProjectRequested(
  project: string,
  argv: readonly string[] = process.argv,
): boolean {
  const requested = argv.flatMap((arg, i) =>
    argv[i - 1] === '--project'
      ? [arg]
      : arg.startsWith('--project=')
        ? [arg.slice('--project='.length)]
        : [],
  );
  return requested.length === 0 || requested.some((name) => name.replace(/\*$/, '') === project);
}
