import styled from '@emotion/styled';
import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { theme } from '~/theme/theme';

/** The place for messages of the dialog around; null before it is rendered, undefined outside of one. */
export const DialogMessagesContext = createContext<HTMLElement | null | undefined>(undefined);

export interface DialogMessagesProps {
  /** Alerts. */
  readonly children: ReactNode;
}

/**
 * What a dialog's content reports as a whole, such as a failure: shown between body and footer, so that
 * it is in view and moves no field. In place outside of a dialog.
 */
export function DialogMessages({ children }: DialogMessagesProps) {
  const place = useContext(DialogMessagesContext);
  if (place === undefined) return children;
  return place && createPortal(children, place);
}

// On small screens a dialog stands on the lower edge and grows upward, so the fields keep their place
// below the messages, unless the body already takes all the space.
const aboveBodyStyle = (hasHeader: boolean) => `
  ${theme.media.belowMedium} {
    order: -1;
    padding-block: ${hasHeader ? theme.space[1] : theme.space[4]} ${hasHeader ? theme.space[3] : '0px'};
  }
`;
interface MessagesPlaceProps {
  readonly hasHeader: boolean;
  readonly isBodyScrolling: boolean;
}

/** Where a dialog shows them. */
export const MessagesPlace = styled.div<MessagesPlaceProps>`
  flex: none;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  max-block-size: 40%;
  overflow-y: auto;
  padding: ${theme.space[3]} ${theme.space[5]};
  ${({ hasHeader, isBodyScrolling }) => !isBodyScrolling && aboveBodyStyle(hasHeader)}
  &:empty {
    display: none;
  }
`;
