import { describe, expect, it } from 'vitest';
import { theme } from '~/theme/theme';
import { inlineThemeValues } from '~~/vite/inlineTheme';

const inline = (code: string) => inlineThemeValues('/src/a.tsx', code);

describe('inlineThemeValues', () => {
  it.each([
    ['css`gap:${theme.space[2]};`', 'css`gap:8px;`'],
    [
      'css`${theme.type[12]};color:${theme.text.muted}`',
      `css\`${theme.type[12]};color:${theme.text.muted}\``,
    ],
    ['width(theme.breakpoint.large)', 'width(1024)'],
    [
      'css`${theme.media.fromLarge}{gap:${theme.space[1]}}`',
      'css`@media (min-width: 1024px){gap:4px}`',
    ],
    ['<rect fill={theme.surface.page} />', '<rect fill={"var(--surface-page)"} />'],
    ['theme.media.fromLarge.length', '"@media (min-width: 1024px)".length'],
    ['({ gap }) => theme.radius[gap]', `({ gap }) => (${JSON.stringify(theme.radius)})[gap]`],
  ])('%s becomes %s', (code, expected) => expect(inline(code)).toBe(expected));

  it.each([
    'stores.theme.name',
    'theme.name',
    'css`${theme.unknown.key}`',
    'const { space } = theme;',
    'type Gap = keyof typeof theme.space;',
  ])('%s is unchanged', (code) => expect(inline(code)).toBe(code));

  it('quotes survive inside and outside templates', () => {
    const quoted = inline('css`${theme.fontFamily.mono}`; font(theme.fontFamily.mono);');
    expect(quoted).toBe(
      `css\`${theme.fontFamily.mono}\`; font(${JSON.stringify(theme.fontFamily.mono)});`,
    );
  });
});
