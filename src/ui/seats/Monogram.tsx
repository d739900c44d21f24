import { css } from '@emotion/react';
import { theme } from '~/theme/theme';
import { classNames } from '~/ui/layout/classNames';
import { staticClassName } from '~/ui/layout/staticClassName';
import { initials, monogramHue } from './monogramOf';
import { monogramHueClasses, monogramTileStyle } from './monogramStyle';

export interface MonogramProps {
  /** The organization's name, from which initials and hue derive. */
  readonly name: string;
  /** 20, 28 or 40 px. */
  readonly size?: 'small' | 'medium' | 'large';
}

/** An organization's tile: its initials on a hue that depends on its name. Decorative. */
export function Monogram({ name, size = 'medium' }: MonogramProps) {
  return (
    <span
      className={classNames(tileClass, sizeClasses[size], monogramHueClasses[monogramHue(name)])}
      aria-hidden
    >
      {initials(name)}
    </span>
  );
}

const tileClass = staticClassName(monogramTileStyle);

const sizeClasses = {
  small: staticClassName(css`
    inline-size: 20px;
    block-size: 20px;
    border-radius: ${theme.radius.small};
    font-size: 0.5rem;
    line-height: 20px;
  `),
  medium: undefined,
  large: staticClassName(css`
    inline-size: 40px;
    block-size: 40px;
    ${theme.type[16]};
    line-height: 40px;
  `),
};
