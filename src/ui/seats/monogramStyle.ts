import { css } from '@emotion/react';
import { theme } from '~/theme/theme';
import type { MonogramHue } from '~/theme/tokens';
import { staticClassName } from '~/ui/layout/staticClassName';
import type { MonogramHueName } from './monogramOf';

const hueClass = ({ background, text, ring }: MonogramHue) =>
  staticClassName(css`
    --monogram: ${background};
    --monogram-text: ${text};
    --monogram-ring: ${ring};
  `);

/** Classes that set a monogram's colours. */
export const monogramHueClasses: Readonly<Record<MonogramHueName, string>> = {
  indigo: hueClass(theme.monogramIndigo),
  violet: hueClass(theme.monogramViolet),
  plum: hueClass(theme.monogramPlum),
  sky: hueClass(theme.monogramSky),
  bronze: hueClass(theme.monogramBronze),
};

/**
 * The tile itself, at 28 px. Centred by its line: with a grid in each, 100 rows are laid out in 115
 * instead of 105 ms at 4x CPU throttling.
 */
export const monogramTileStyle = css`
  flex: none;
  display: inline-block;
  inline-size: 28px;
  block-size: 28px;
  border-radius: ${theme.radius.control};
  background: var(--monogram);
  box-shadow: inset 0 0 0 1px var(--monogram-ring);
  color: var(--monogram-text);
  ${theme.type[12]};
  font-size: 0.6875rem;
  line-height: 28px;
  text-align: center;
  font-weight: ${theme.fontWeight.semibold};
  user-select: none;
  ${theme.printColours};
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
    outline-offset: -1px;
  }
`;
