import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { message } from '~/messages/message';
import { theme } from '~/theme/theme';
import { Monogram } from '~/ui/Seats';

interface NameLineProps {
  readonly name: string;
  /** Below the name: why it failed. */
  readonly note?: ReactNode;
  /** At the end. */
  readonly children?: ReactNode;
}

/** An organization in a `NamesBox`. */
export function NameLine({ name, note, children }: NameLineProps) {
  const text = name || message('organization');
  return (
    <Line>
      <Monogram name={name} size="small" />
      <Text>
        <Name title={text}>{text}</Name>
        {note}
      </Text>
      {children}
    </Line>
  );
}

/** Scrolls lists of organizations. */
export const NamesBox = styled.div`
  max-block-size: 184px;
  overflow-y: auto;
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.surface.well};
  & > ul {
    margin: 0;
    padding: ${theme.space[1]} ${theme.space[3]};
    list-style: none;
  }
  & > ul + ul {
    padding-block-start: 0;
  }
`;
const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-block-size: 28px;
`;
const Text = styled.div`
  flex: 1;
  min-inline-size: 0;
`;
const Name = styled.strong`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: ${theme.fontWeight.regular};
`;
