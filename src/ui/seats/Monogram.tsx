import { css } from '@emotion/react';
import { theme } from '~/theme/theme';
import { staticClassName } from '~/ui/layout/staticClassName';
import { initials, monogramHue } from './monogramOf';
import { hueStyle, tileStyle } from './monogramStyle';

export interface MonogramProps {
  /** The organization's name, from which initials and hue derive. */
  readonly name: string;
  /** 20, 28 or 40 px. */
  readonly size?: 'small' | 'medium' | 'large';
}

/** An organization's tile: its initials on a hue that depends on its name. Decorative. */
export function Monogram({ name, size = 'medium' }: MonogramProps) {
  return (
    <span className={monogramClass} data-hue={monogramHue(name)} data-size={size} aria-hidden>
      {initials(name)}
    </span>
  );
}

const monogramClass = staticClassName(css`
  ${hueStyle}
  ${tileStyle}
  &[data-size='small'] {
    inline-size: 20px;
    block-size: 20px;
    border-radius: ${theme.radius.small};
    font-size: 0.5rem;
    line-height: 20px;
  }
  &[data-size='large'] {
    inline-size: 40px;
    block-size: 40px;
    ${theme.type[16]};
    line-height: 40px;
  }
`);
