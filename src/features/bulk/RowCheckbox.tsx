import { observer } from 'mobx-react-lite';
import type { ChangeEvent, MouseEvent } from 'react';
import { useStores } from '~/stores/context';
import { rowCheckboxClass } from './checkboxClasses';

interface RowCheckboxProps {
  readonly id: string;
  readonly name: string;
}

/** Selects an organization of the list; with Shift, all rows from the one toggled last. */
export const RowCheckbox = observer(function RowCheckbox({ id, name }: RowCheckboxProps) {
  const { selection } = useStores().organizations;
  return (
    <input
      type="checkbox"
      className={rowCheckboxClass}
      aria-label={`Select ${name}`}
      value={id}
      checked={selection.has(id)}
      onChange={(event) => selection.toggle(id, isShiftClick(event))}
      onMouseDown={preventTextSelection}
    />
  );
});

function isShiftClick({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof window.MouseEvent && nativeEvent.shiftKey;
}

/** Shift and a click would also select the text in between. */
function preventTextSelection(event: MouseEvent): void {
  if (event.shiftKey) event.preventDefault();
}
