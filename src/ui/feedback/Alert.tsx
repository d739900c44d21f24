import styled from '@emotion/styled';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { toneColours as tones } from './toneColours';

export interface AlertProps {
  /** Sets the icon and the colours. */
  readonly tone?: 'danger' | 'warning' | 'info' | 'success';
  /** What happened, in a few words. */
  readonly title?: ReactNode;
  /** What the user can do about it. */
  readonly children?: ReactNode;
}

const icons = { danger: CircleAlert, warning: TriangleAlert, info: Info, success: CircleCheck };

/** A message inside a form, a dialog or a panel. */
export function Alert({ tone = 'danger', title, children }: AlertProps) {
  const Icon = icons[tone];
  return (
    <Box
      role="alert"
      style={{ backgroundColor: tones[tone].subtle, borderColor: tones[tone].border }}
    >
      <Icon size={16} color={tones[tone].text} aria-hidden="true" />
      <div>
        {title ? <strong style={{ color: tones[tone].text }}>{title}</strong> : null}
        {children ? <div>{children}</div> : null}
      </div>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  padding: 10px ${theme.space[3]};
  border: 1px solid;
  border-radius: ${theme.radius.control};
  color: ${theme.text.primary};
  & > svg {
    flex: none;
    margin-block-start: 2px;
  }
  & > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & strong {
    font-weight: ${theme.fontWeight.semibold};
  }
`;
