import { CircleMinus, CirclePlus } from 'lucide-react';
import { Button, IconButton } from '~/ui/Button';
import type { ImportRow } from '~/features/import/rows/ImportRow';

interface LeaveOutButtonProps {
  readonly row: ImportRow;
  /** The name of the row's file, if there are several. */
  readonly file: string | undefined;
  /** Undefined if there is nothing to decide. */
  readonly onLeaveOut: (() => void) | undefined;
  /** Undefined unless the row was left out. */
  readonly onInclude: (() => void) | undefined;
  /** Shows the label, where there is space for it. */
  readonly hasLabel?: boolean;
}

/** Leaves a row out of the import, or includes it again: one button, so that it keeps the focus. */
export function LeaveOutButton({
  row,
  file,
  onLeaveOut,
  onInclude,
  hasLabel = false,
}: LeaveOutButtonProps) {
  const onClick = onLeaveOut ?? onInclude;
  if (!onClick) return null;
  const label = onLeaveOut ? 'Leave out' : 'Include';
  const name = `${label} line ${row.line}${file ? ` in ${file}` : ''}`;
  if (hasLabel)
    return (
      <Button size="small" variant="quiet" aria-label={name} onClick={onClick}>
        {label}
      </Button>
    );
  const Icon = onLeaveOut ? CircleMinus : CirclePlus;
  return (
    <IconButton
      label={name}
      size="small"
      icon={<Icon size={14} aria-hidden="true" />}
      onClick={onClick}
    />
  );
}
