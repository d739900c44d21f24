import { css } from '@emotion/react';
import { mapValues } from 'es-toolkit';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { classNames, staticClassName } from './style';
import { MissingValue } from './text';

/** The meaning of a colour. Always paired with text or an icon (WCAG 1.4.1). */
export type ToneName = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

interface ToneColours {
  readonly text: string;
  readonly subtle: string;
  readonly border: string;
}

export const toneColours: Record<ToneName, ToneColours> = {
  neutral: {
    text: theme.text.muted,
    subtle: `var(--fill, ${theme.surface.pressed})`,
    border: theme.border.hairline,
  },
  accent: theme.accent,
  success: theme.success,
  warning: theme.warning,
  danger: theme.danger,
  info: theme.info,
};

export interface BadgeProps {
  /** The colour. Decorative only: the text carries the meaning. */
  readonly tone?: ToneName;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** A short status label. The text carries the meaning; the colour only supports it. */
export function Badge({ tone = 'neutral', title, children }: BadgeProps) {
  return (
    <span className={classNames(pillClass, toneClasses[tone])} title={title}>
      {children}
    </span>
  );
}

export interface StatusBadgeProps {
  readonly status: string | null | undefined;
}

/**
 * A status of the API: a dot with the word if it is the usual one, a pill for exceptions. Unknown
 * values are shown as received, in the neutral tone: of any length, so they wrap, or where lines don't
 * they have a tooltip.
 */
export function StatusBadge({ status }: StatusBadgeProps) {
  if (!status?.trim()) return <MissingValue />;
  const { label, tone, isNormal } = statusLabel(status);
  if (isNormal) return <span className={dotClass}>{label}</span>;
  return (
    <Badge tone={tone} title={label === status ? label : undefined}>
      {label}
    </Badge>
  );
}

interface StatusLabel {
  readonly label: string;
  readonly tone: ToneName;
  /** The usual state: a dot with the word. */
  readonly isNormal?: boolean;
}

const noAction: StatusLabel = { label: 'No action', tone: 'neutral' };

const statusLabels = new Map<string, StatusLabel>([
  ['active', { label: 'Active', tone: 'success', isNormal: true }],
  ['inactive', { label: 'Inactive', tone: 'neutral' }],
  ['pending', { label: 'Pending', tone: 'warning' }],
  ['approved', { label: 'Approved', tone: 'success', isNormal: true }],
  ['disapproved', { label: 'Disapproved', tone: 'danger' }],
  ['canceled', { label: 'Canceled', tone: 'neutral' }],
  ['revoked', { label: 'Revoked', tone: 'neutral' }],
  ['no_action', noAction],
  ['noAction', noAction],
  ['expired', { label: 'Expired', tone: 'neutral' }],
]);

/** How a status of the API is shown; an unknown one as received. */
export function statusLabel(status: string): StatusLabel {
  return statusLabels.get(status) ?? { label: status, tone: 'neutral' };
}

const pillClass = staticClassName(css`
  display: inline-block;
  max-inline-size: 100%;
  overflow: hidden;
  padding: 2px 8px;
  overflow-wrap: anywhere;
  text-overflow: ellipsis;
  vertical-align: middle;
  /* Half of a line. */
  border-radius: calc(0.5rem + 2px);
  ${theme.type[12]};
  font-weight: ${theme.fontWeight.medium};
  ${theme.keepColours};
`);
const toneClass = ({ subtle, text }: ToneColours) =>
  staticClassName(css`
    background: ${subtle};
    color: ${text};
  `);
const toneClasses = mapValues(toneColours, toneClass);
const dotClass = staticClassName(css`
  color: ${theme.text.muted};
  white-space: nowrap;
  &::before {
    content: '';
    display: inline-block;
    ${theme.square('6px')};
    margin-inline-end: 6px;
    border-radius: 50%;
    background: ${theme.status.normal};
    vertical-align: 2px;
    ${theme.keepColours};
  }
`);
