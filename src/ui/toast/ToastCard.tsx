import styled from '@emotion/styled';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { visuallyHiddenStyle } from '~/ui/text/visuallyHiddenStyle';
import { Button } from '~/ui/button/Button';
import { IconButton } from '~/ui/button/IconButton';

type ToastCardType = 'caution' | 'error' | 'info' | 'success';

export interface ToastCardProps {
  /** Sets the icon, the colour and the ARIA role. */
  readonly type: ToastCardType;
  /** The type in a word, such as "Success": shown without a text, otherwise for screen readers only. */
  readonly title: ReactNode;
  /** What happened, in a line of its own above the message. */
  readonly headline?: string | undefined;
  /** The message; below a headline it has one line, and its tooltip the rest. */
  readonly text?: ReactNode;
  /** The message as a tooltip. */
  readonly tooltip?: string | undefined;
  /** A button beside the message. */
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
  /** Called when the user dismisses the toast. */
  readonly onDismiss: () => void;
  /** Called on hover and focus, to pause the timer (WCAG 2.2.1). */
  readonly onPause?: () => void;
  /** Called once neither pointer nor focus is inside. */
  readonly onResume?: () => void;
}

const typeStyles = {
  caution: { icon: TriangleAlert, tone: theme.warning },
  error: { icon: CircleAlert, tone: theme.danger },
  info: { icon: Info, tone: theme.info },
  success: { icon: CircleCheck, tone: theme.success },
};

/**
 * A short message that disappears by itself. Errors and cautions interrupt screen readers; other
 * types wait for a pause.
 */
export function ToastCard({
  type,
  title,
  headline,
  text,
  tooltip,
  action,
  onDismiss,
  onPause,
  onResume,
}: ToastCardProps) {
  const { icon: Icon, tone } = typeStyles[type];
  const { text: colour, subtle: background } = tone;
  const resumeWhenIdle = (target: HTMLElement) => {
    if (!target.matches(':hover, :focus-within')) onResume?.();
  };
  return (
    <ToastBox
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
      <Tile style={{ color: colour, background }} isOptional={headline !== undefined}>
        <Icon size={16} aria-hidden="true" />
      </Tile>
      <Content>
        <Title isHidden={Boolean(text)}>{title}</Title>
        {headline === undefined && text ? <p>{text}</p> : null}
        {headline === undefined ? null : (
          <TwoLines>
            <span>{headline}</span> <span title={tooltip}>{text}</span>
          </TwoLines>
        )}
      </Content>
      {action && (
        <Button size="small" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
      <IconButton
        label="Dismiss"
        size="small"
        icon={<X size={16} aria-hidden="true" />}
        onClick={onDismiss}
      />
    </ToastBox>
  );
}

/** The card itself, also that of a notice that stays. */
export const ToastBox = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  max-inline-size: 100%;
  min-block-size: 44px;
  padding: 6px;
  border-radius: ${theme.radius.card};
  background: ${theme.surface.overlay};
  color: ${theme.text.primary};
  box-shadow: ${theme.shadow.overlay};
  outline: 1px solid transparent;
  pointer-events: auto;
  transition:
    opacity ${theme.duration.toast} ${theme.easing},
    transform ${theme.duration.toast} ${theme.easing};
  @starting-style {
    opacity: 0;
    transform: translateY(-8px);
  }
  ${theme.media.belowMedium} {
    padding-block: 4px;
  }
`;
const optionalStyle = `
  ${theme.media.belowMedium} {
    display: none;
  }
`;
/** Where space is short, a headline says what it shows. */
const Tile = styled.span<{ readonly isOptional: boolean }>`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border-radius: ${theme.radius.control};
  ${({ isOptional }) => isOptional && optionalStyle}
`;
const Content = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > p {
    white-space: pre-line;
  }
`;
const Title = styled.strong<{ readonly isHidden: boolean }>`
  font-weight: ${theme.fontWeight.semibold};
  ${({ isHidden }) => isHidden && visuallyHiddenStyle}
`;
const TwoLines = styled.p`
  ${theme.type[12]};
  & > span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > span:first-of-type {
    font-weight: ${theme.fontWeight.semibold};
  }
  & > span + span {
    color: ${theme.text.muted};
  }
`;
