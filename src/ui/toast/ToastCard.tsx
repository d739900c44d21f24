import styled from '@emotion/styled';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { IconButton } from '~/ui/button/IconButton';

type ToastCardType = 'caution' | 'error' | 'info' | 'success';

export interface ToastCardProps {
  /** Sets the icon, the colour and the ARIA role. */
  readonly type: ToastCardType;
  /** The heading, such as "Success". */
  readonly title: ReactNode;
  /** The message. */
  readonly text?: ReactNode;
  /** Called when the user dismisses the toast. */
  readonly onDismiss: () => void;
  /** Called on hover and focus, to pause the timer (WCAG 2.2.1). */
  readonly onPause?: () => void;
  /** Called once neither pointer nor focus is inside. */
  readonly onResume?: () => void;
}

const typeStyles = {
  caution: { icon: TriangleAlert, colour: theme.warning.text },
  error: { icon: CircleAlert, colour: theme.danger.text },
  info: { icon: Info, colour: theme.info.text },
  success: { icon: CircleCheck, colour: theme.success.text },
};

/**
 * A short message that disappears by itself. Errors and cautions interrupt screen readers; other
 * types wait for a pause.
 */
export function ToastCard({ type, title, text, onDismiss, onPause, onResume }: ToastCardProps) {
  const { icon: Icon, colour } = typeStyles[type];
  const resumeWhenIdle = (target: HTMLElement) => {
    if (!target.matches(':hover, :focus-within')) onResume?.();
  };
  return (
    <Box
      role={type === 'error' || type === 'caution' ? 'alert' : 'status'}
      onPointerEnter={onPause}
      onPointerLeave={(event) => {
        if (!event.currentTarget.matches(':focus-within')) onResume?.();
      }}
      onFocus={onPause}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) resumeWhenIdle(event.currentTarget);
      }}
    >
      <Icon size={18} color={colour} aria-hidden="true" />
      <Content>
        <strong>{title}</strong>
        {text ? <p>{text}</p> : null}
      </Content>
      <IconButton
        label="Dismiss"
        size="small"
        icon={<X size={16} aria-hidden="true" />}
        onClick={onDismiss}
      />
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[3]};
  inline-size: 100%;
  padding: 10px 10px 10px ${theme.space[4]};
  border-radius: ${theme.radius.card};
  background: ${theme.surface.overlay};
  color: ${theme.text.primary};
  box-shadow: ${theme.shadow.overlay};
  outline: 1px solid transparent;
  pointer-events: auto;
  & > svg {
    flex: none;
    margin-block-start: 5px;
  }
`;
const Content = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-block: 4px;
  overflow-wrap: anywhere;
  & > strong {
    display: block;
    font-weight: ${theme.fontWeight.semibold};
  }
  & > p {
    color: ${theme.text.muted};
    white-space: pre-line;
  }
`;
