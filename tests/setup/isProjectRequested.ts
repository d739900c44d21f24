/**
 * Whether a project is among those that the command line asks for. The others aren't even set up:
 * unit tests need neither Storybook's index nor a Chromium on the machine.
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
