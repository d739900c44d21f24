import { css } from '@emotion/react';
import { theme } from '~/theme/theme';
import { staticClassName } from '~/ui/layout/staticClassName';
import { Badge } from './Badge';
import { MissingValue } from '~/ui/text/MissingValue';
import { statusLabel } from './statusLabel';

const dotClass = staticClassName(css`
  color: ${theme.text.muted};
  white-space: nowrap;
  &::before {
    content: '';
    display: inline-block;
    inline-size: 6px;
    block-size: 6px;
    margin-inline-end: 6px;
    border-radius: 50%;
    background: ${theme.status.normal};
    vertical-align: 2px;
    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
`);

export interface StatusBadgeProps {
  /** The status as received. */
  readonly status: string | null | undefined;
}

/**
 * A status of the API: a dot with the word if it is the usual one, a pill for exceptions. Unknown
 * values are shown as received, in the neutral tone.
 */
export function StatusBadge({ status }: StatusBadgeProps) {
  if (!status?.trim()) return <MissingValue />;
  const { label, tone, isNormal } = statusLabel(status);
  return isNormal ? <span className={dotClass}>{label}</span> : <Badge tone={tone}>{label}</Badge>;
}
