import type { SourceFile } from './sourceFile';

const maxLines = 250;

/**
 * Why a file is no small, well-named room (house.md, "Habits" 12 and 13), or nothing when it is.
 */
export function fileViolation({ path, text }: SourceFile): string | undefined {
  const parts = path.split('/');
  const name = parts.at(-1) ?? '';
  if (/^index\.\w+$/.test(name)) return `${path} is a barrel: import each file by its own name`;
  if (parts.some((part) => /^(utils?|misc|helpers?)(\.|$)/i.test(part)))
    return `${path} has a name that says nothing`;
  const lines = text.replace(/\n$/, '').split('\n').length;
  return lines > maxLines ? `${path} has ${lines} lines, more than ${maxLines}` : undefined;
}

/** Pairs that are one file where capitals don't count (macOS, Windows). */
export function caseCollisions(paths: readonly string[]): string[] {
  const pathsByLowerCase = new Map<string, string>();
  return paths.flatMap((path) => {
    const collidingPath = pathsByLowerCase.get(path.toLowerCase());
    pathsByLowerCase.set(path.toLowerCase(), path);
    return collidingPath !== undefined
      ? [`${collidingPath} and ${path} are one file where capitals don't count`]
      : [];
  });
}

const hexColour = /(?<![\w&/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])/i;
const functionalColour = /(?<![\w-])(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;
const namedColour =
  /(?:color|background|border|outline|fill|stroke|shadow)[\w-]*\s*:[^;{}]*(?<![\w-])(?:white|black|red|green|blue|gr[ae]y|yellow|orange|purple)(?![\w-])/i;

/** A colour written out where a token belongs; the theme is the one place for them. */
export function colourViolation({ path, strings }: SourceFile): string | undefined {
  if (!/^(src|stories|mocks\/panel)\//.test(path) || path.startsWith('src/theme/'))
    return undefined;
  for (const text of strings) {
    const found = hexColour.exec(text) ?? functionalColour.exec(text) ?? namedColour.exec(text);
    if (found) return `${path} writes a colour: ${found[0]}`;
  }
  return undefined;
}
