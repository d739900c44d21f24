import { theme } from '../theme/theme';

/** What a colour says. Never the only sign: words or an icon say it too. */
export type ToneName = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

interface ToneColours {
  text: string;
  subtle: string;
  border: string;
  solid: string;
}

/** The colours of a tone, by name. */
export const toneColours: Record<ToneName, ToneColours> = {
  neutral: {
    text: theme.text.muted,
    subtle: theme.surface.hover,
    border: theme.border.hairline,
    solid: theme.border.control,
  },
  accent: theme.accent,
  success: theme.success,
  warning: theme.warning,
  danger: theme.danger,
  info: theme.info,
};
