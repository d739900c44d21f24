import { Dialog as Base } from '@base-ui/react/dialog';
import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useContext, useEffect, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { useOverflow } from '~/ui/useOverflow';
import { DialogMessagesContext, MessagesPlace } from './DialogMessages';
import { OpenerContext } from './opener';
import {
  backdropStyle,
  dialogPopupStyle,
  shortScreen,
  type DialogSize,
  dialogViewportStyle,
} from './overlayStyle';

interface DialogFrameProps extends ComponentPropsWithRef<typeof Base.Popup> {
  /** The maximum width. */
  readonly size: DialogSize;
  /** Of one height, with a header of one line and a body that reaches the edges. */
  readonly tall?: boolean;
  /** Title, description, close button: stays while the body scrolls. */
  readonly header?: ReactNode;
  /** The body: scrolls when the dialog is taller than the screen. */
  readonly children: ReactNode;
  /** The buttons. */
  readonly footer: ReactNode;
}

/** What a Dialog and an AlertDialog have in common, inside their root. */
export function DialogFrame({
  size,
  tall = false,
  header,
  children,
  footer,
  finalFocus,
  ...popup
}: DialogFrameProps) {
  const opener = useContext(OpenerContext);
  const [messages, setMessages] = useState<HTMLElement | null>(null);
  const [isScrolling, setIsScrolling] = useState(false);
  return (
    <Base.Portal>
      <Backdrop forceRender />
      <Viewport>
        <Popup size={size} tall={tall} finalFocus={finalFocus ?? opener} {...popup}>
          {header ? <Header isTall={tall}>{header}</Header> : null}
          {children ? (
            <DialogMessagesContext value={messages}>
              <ScrollingBody isTall={tall} onOverflow={setIsScrolling}>
                {children}
              </ScrollingBody>
            </DialogMessagesContext>
          ) : null}
          <MessagesPlace
            ref={setMessages}
            hasHeader={Boolean(header)}
            isBodyScrolling={isScrolling}
          />
          {footer ? <Footer>{footer}</Footer> : null}
        </Popup>
      </Viewport>
    </Base.Portal>
  );
}

interface TallProps {
  readonly isTall: boolean;
}

/** A component of its own, because the portal renders it later than the frame. */
function ScrollingBody({
  isTall,
  onOverflow,
  children,
}: TallProps & {
  readonly onOverflow: (overflows: boolean) => void;
  readonly children: ReactNode;
}) {
  const { ref, overflows } = useOverflow('block');
  useEffect(() => onOverflow(overflows), [onOverflow, overflows]);
  return (
    <Body ref={ref} isTall={isTall} tabIndex={overflows ? 0 : undefined}>
      <div>{children}</div>
    </Body>
  );
}

const Backdrop = styled(Base.Backdrop)(backdropStyle);
const Viewport = styled(Base.Viewport)(dialogViewportStyle);

const dialogWidths: Readonly<Record<DialogSize, string>> = {
  small: '480px',
  medium: '560px',
  large: '760px',
  wide: '1120px',
};
/** Of most dialogs of a width: one that is as high is centred. */
const usualHeights: Readonly<Record<DialogSize, string>> = {
  small: '560px',
  medium: '560px',
  large: '720px',
  wide: '800px',
};
/** Keeps its top edge while its content grows. Not below the middle of a tall screen. */
const topEdge = (size: DialogSize) => `
  --top: clamp(0px, (100dvh - 2 * ${theme.space[6]} - ${usualHeights[size]}) / 2, 12vh);
  margin-block-start: var(--top);
  max-block-size: calc(100% - var(--top));
`;
// Nearer to the edges of the screen than other dialogs: its rows need the space.
const tallStyle = `
  align-self: center;
  block-size: calc(100% + ${theme.space[4]});
  max-block-size: min(800px, 100% + ${theme.space[4]});
  ${theme.media.belowMedium} {
    block-size: 100%;
    max-block-size: 100%;
  }
`;
// A nested dialog (Base UI's `data-nested`) is smaller than the one it opens above.
// One that compares versions side by side leaves little of the dialog below it.
const Popup = styled(Base.Popup, {
  shouldForwardProp: (prop) => prop !== 'size' && prop !== 'tall',
})<Required<Pick<DialogFrameProps, 'size' | 'tall'>>>`
  ${dialogPopupStyle}
  ${({ tall, size }) => (tall ? tallStyle : topEdge(size))}
  max-inline-size: ${({ size }) => dialogWidths[size]};
  &[data-nested] {
    max-inline-size: ${({ size }) => (size === 'large' ? '720px' : '400px')};
  }
  ${theme.media.belowMedium} {
    --top: 0px;
    &,
    &[data-nested] {
      max-inline-size: none;
    }
  }
`;

// 56 px with the hairline. What follows the title moves below it on small screens.
const tallHeaderStyle = css`
  align-items: center;
  min-block-size: 56px;
  padding-block: 11px;
  border-block-end: 1px solid ${theme.border.hairline};
  & > div:first-of-type {
    display: flex;
    align-items: baseline;
    white-space: nowrap;
    & > p {
      padding-inline-start: ${theme.space[3]};
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
`;
// Controls of 32 px, 40 px when touched, level with the title's line of 24 px.
const Header = styled.div<TallProps>`
  flex: none;
  order: -2;
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[3]};
  & > div {
    flex: 1;
    min-inline-size: 0;
  }
  & > :not(div),
  & > span > button {
    margin-block: -4px;
  }
  ${theme.media.belowMedium} {
    flex-wrap: wrap;
    row-gap: ${theme.space[2]};
    & > span > button {
      margin-block: -8px;
    }
  }
  ${({ isTall }) => isTall && tallHeaderStyle}
`;

/** A long name ends in an ellipsis: the dialog says what it is about in its body, too. */
const clampedStyle = `
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;
/** The title and the description of a dialog. */
export const DialogHeading = styled.div`
  ${theme.type[13]};
  overflow-wrap: anywhere;
  & > h2 {
    ${theme.type[16]};
    ${clampedStyle}
  }
  & > p {
    color: ${theme.text.muted};
  }
`;
const tallBodyStyle = css`
  padding: 0;
  & > div {
    display: flex;
    flex-direction: column;
    min-block-size: 100%;
  }
`;
const Body = styled.div<TallProps>`
  flex: 1 1 auto;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${theme.space[1]} ${theme.space[5]} ${theme.space[5]};
  &:focus-visible {
    outline-offset: -2px;
  }
  @media ${shortScreen} {
    flex: none;
    overflow: visible;
  }
  ${({ isTall }) => isTall && tallBodyStyle}
`;
// `padding`: 56 px with the hairline and one row of buttons.
const Footer = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[2]};
  padding: 11px ${theme.space[5]} ${theme.space[3]};
  border-block-start: 1px solid ${theme.border.hairline};
  ${theme.media.belowMedium} {
    padding-block-end: max(${theme.space[3]}, env(safe-area-inset-bottom));
    & > button {
      flex: 1 1 auto;
    }
  }
`;
