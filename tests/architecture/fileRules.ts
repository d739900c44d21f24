import type { SourceFile } from './sourceFile';

/** Why a file's name breaks the rules, or `undefined`. */
export function fileViolation({ path }: SourceFile): string | undefined {
  const parts = path.split('/');
  const name = parts.at(-1) ?? '';
  if (/^index\.\w+$/.test(name)) return `${path} is a barrel: import each file directly`;
  if (parts.some((part) => /^(utils?|misc|helpers?)(\.|$)/i.test(part)))
    return `${path} needs a name that says what it contains`;
  return undefined;
}

/** Pairs of paths that collide on case-insensitive file systems (macOS, Windows). */
export function caseCollisions(paths: readonly string[]): string[] {
  const pathsByLowerCase = new Map<string, string>();
  return paths.flatMap((path) => {
    const collidingPath = pathsByLowerCase.get(path.toLowerCase());
    pathsByLowerCase.set(path.toLowerCase(), path);
    return collidingPath !== undefined ? [`${collidingPath} and ${path} differ only in case`] : [];
  });
}

const hexColour = /(?<![\w&/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])/i;
const functionalColour = /(?<![\w-])(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;
const namedColour =
  /(?:color|background|border|outline|fill|stroke|shadow)[\w-]*\s*:[^;{}]*(?<![\w-])(?:white|black|red|green|blue|gr[ae]y|yellow|orange|purple)(?![\w-])/i;

/** A colour literal outside of the theme, or `undefined`: components use semantic tokens. */
export function colourViolation({ path, strings }: SourceFile): string | undefined {
  if (!/^(src|stories|mocks\/panel)\//.test(path) || path.startsWith('src/theme/'))
    return undefined;
  for (const text of strings) {
    const match = hexColour.exec(text) ?? functionalColour.exec(text) ?? namedColour.exec(text);
    if (match) return `${path} has a colour literal: ${match[0]}`;
  }
  return undefined;
}

/** A style written as an object, or `undefined`: styles are CSS templates. */
export function styleViolation({ path, text }: SourceFile): string | undefined {
  if (!/^(src|stories|mocks)\//.test(path)) return undefined;
  const match = /\b(?:css|styled(?:\.\w+|\([^()]*\)))(?:<[^>]*>)?\(\{/.exec(text);
  return match ? `${path} has a style object: ${match[0]}` : undefined;
}
