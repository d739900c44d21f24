/**
 * Whether a project is among those that the command line asks for. The others aren't even set up:
 * unit tests need neither Storybook's index nor a Chromium on the machine.
 */
export function asksFor(project: string, argv: readonly string[] = process.argv): boolean {
  const asked = argv.flatMap((arg, i) =>
    argv[i - 1] === '--project'
      ? [arg]
      : arg.startsWith('--project=')
        ? [arg.slice('--project='.length)]
        : [],
  );
  return asked.length === 0 || asked.some((name) => name.replace(/\*$/, '') === project);
}
