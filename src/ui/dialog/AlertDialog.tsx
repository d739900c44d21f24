import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import styled from '@emotion/styled';
import type { ReactNode, RefObject } from 'react';
import { theme } from '~/theme/theme';
import { DialogFrame, DialogHeading } from './DialogFrame';
import { DialogTile, type DialogTone } from './DialogTile';

export interface AlertDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** Called when Escape is pressed. */
  readonly onClose: () => void;
  /** The dialog's heading and accessible name. */
  readonly title: ReactNode;
  /** An icon of 18 px, shown in a tile above the title. */
  readonly icon?: ReactNode;
  /** The colours of the tile. */
  readonly tone?: DialogTone;
  /** A line below the title; also the accessible description. */
  readonly description?: ReactNode;
  /** Further content, such as an error or a preview. */
  readonly children?: ReactNode;
  /** The buttons; the confirming one goes last. */
  readonly actions: ReactNode;
  /** The element that receives focus on opening. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** The element that receives focus on closing. Default: the button that opened the dialog. */
  readonly finalFocus?: RefObject<HTMLElement | null>;
}

/** A modal dialog that requires a response: pressing outside doesn't close it. */
export function AlertDialog({
  open,
  onClose,
  title,
  icon,
  tone = 'accent',
  description,
  children,
  actions,
  initialFocus,
  finalFocus,
}: AlertDialogProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <DialogFrame
        size="small"
        initialFocus={initialFocus}
        finalFocus={finalFocus}
        footer={actions}
      >
        <Head>
          {icon ? (
            <DialogTile aria-hidden="true" tone={tone}>
              {icon}
            </DialogTile>
          ) : null}
          <Base.Title>{title}</Base.Title>
          {description ? <Base.Description>{description}</Base.Description> : null}
        </Head>
        {children}
      </DialogFrame>
    </Base.Root>
  );
}

/** Scrolls with the body: a long name would otherwise leave no space for it on a small screen. */
const Head = styled(DialogHeading)`
  padding-block-start: ${theme.space[4]};
  & > p {
    margin-block-start: ${theme.space[1]};
  }
  &:not(:last-child) {
    margin-block-end: ${theme.space[4]};
  }
`;
