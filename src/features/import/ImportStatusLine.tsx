import styled from '@emotion/styled';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { theme } from '~/theme/theme';
import { toneColours } from '~/ui/feedback/toneColours';
import type { ElementNode } from '~/ui/layout/ElementNode';

interface ImportStatusLineProps {
  readonly tone?: 'neutral' | 'success' | 'warning' | 'danger';
  /** What happened, in a few words. */
  readonly title?: string | undefined;
  /** Set it to false while the counts change continuously. */
  readonly announce?: boolean;
  readonly children: ElementNode;
}

const icons = {
  neutral: undefined,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/** The state of the import in one line, announced calmly unless it has failed. */
export function ImportStatusLine({
  tone = 'neutral',
  title,
  announce = true,
  children,
}: ImportStatusLineProps) {
  const Icon = icons[tone];
  return (
    <Line role={tone === 'danger' ? 'alert' : 'status'} aria-live={announce ? undefined : 'off'}>
      {Icon && <Icon size={16} color={toneColours[tone].text} aria-hidden="true" />}
      {title && <strong>{title}</strong>}
      {children}
    </Line>
  );
}

// Below each other on small screens, where nothing needs separating.
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};
  min-block-size: ${theme.control.small};
  color: ${theme.text.muted};
  overflow-wrap: anywhere;
  & > strong,
  & > span:first-of-type {
    color: ${theme.text.primary};
  }
  & > strong {
    font-weight: ${theme.fontWeight.semibold};
  }
  & > span {
    max-inline-size: 100%;
  }
  ${theme.media.fromMedium} {
    & > span + span::before {
      content: '·';
      content: '·' / '';
      margin-inline-end: ${theme.space[2]};
    }
  }
`;
