/** A class attribute of those classes that apply. */
export function classNames(
  ...classes: readonly (string | false | undefined)[]
): string | undefined {
  return classes.filter(Boolean).join(' ') || undefined;
}
