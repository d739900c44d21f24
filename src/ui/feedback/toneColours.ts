import { theme } from '~/theme/theme';

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
    subtle: theme.surface.pressed,
    border: theme.border.hairline,
  },
  accent: theme.accent,
  success: theme.success,
  warning: theme.warning,
  danger: theme.danger,
  info: theme.info,
};
