import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { staticClassName } from '~/ui/layout/staticClassName';
import { toneColours as tones, type ToneName } from './toneColours';

export interface BadgeProps {
  /** The colour. Decorative only: the text carries the meaning. */
  readonly tone?: ToneName;
  /** The label, one or two words. */
  readonly children: ReactNode;
}

/** A short status label. The text carries the meaning; the colour only supports it. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={classes[tone]}>{children}</span>;
}

const pillClass = ({ subtle, text }: (typeof tones)[ToneName]) =>
  staticClassName(css`
    display: inline-block;
    max-inline-size: 100%;
    overflow: hidden;
    padding: 2px 8px;
    text-overflow: ellipsis;
    vertical-align: middle;
    border-radius: ${theme.radius.full};
    background: ${subtle};
    color: ${text};
    ${theme.type[12]};
    font-weight: ${theme.fontWeight.medium};
    @media (forced-colors: active) {
      outline: 1px solid;
      outline-offset: -1px;
    }
    white-space: nowrap;
  `);

/** Created once per tone, because a list renders a badge in every row. */
const classes = Object.fromEntries(
  Object.entries(tones).map(([name, colours]) => [name, pillClass(colours)]),
) as Record<ToneName, string>;
