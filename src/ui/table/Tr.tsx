import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { rowLink } from './rowLink';
import { tableRoles } from './tableRoles';

export interface TrProps extends ComponentPropsWithRef<'tr'> {
  /** A click anywhere in the row follows its `data-stretched` link. */
  readonly linked?: boolean;
}

/** A row of a Table. */
export function Tr({ linked = false, onClickCapture, ...rest }: TrProps) {
  const link = linked ? { ...rowLink, 'data-linked': '' } : undefined;
  const handleClick = (event: MouseEvent<HTMLTableRowElement>) => {
    onClickCapture?.(event);
    link?.onClickCapture?.(event);
  };
  return <tr {...tableRoles.row} {...link} {...rest} onClickCapture={handleClick} />;
}
