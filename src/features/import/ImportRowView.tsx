import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { ImportField } from '~/features/import/rows/importFields';
import { type ImportRow } from '~/features/import/rows/ImportRow';
import { allRowMessages, rowMessages, wholeRowReason } from '~/features/import/rows/rowMessages';
import type { BadgeProps } from '~/ui/Status';
import { renderCells, Tr } from '~/ui/table/Tr';
import type { ImportColumn, ImportRowEditing } from './importColumns';
import type { ImportStore } from './ImportStore';
import type { RowState } from './rowState';

interface ImportRowViewProps {
  readonly store: ImportStore;
  readonly row: ImportRow;
  readonly columns: readonly ImportColumn[];
}

/** A row of the preview, whose cells are corrected in place, and the outcome of its import. */
export const ImportRowView = observer(function ImportRowView({
  store,
  row,
  columns,
}: ImportRowViewProps) {
  const state = store.stateOf(row);
  const { tone, status } = badges[state];
  const wasNotSent = store.run.status !== 'idle' && (state === 'ready' || state === 'update');
  const isIgnored = state === 'skipped' || state === 'left_out';
  const errors = isIgnored ? {} : allRowMessages(store, row);
  const changes = store.changesOf(row);
  const faults = columns.flatMap(({ field }) => (field && errors[field] ? [field] : []));
  const flagged = useAccumulated(faults);
  const editing = useEditing(store, row);
  const file =
    store.files.importable.length > 1
      ? store.files.importable.find(({ id }) => id === row.sheet)?.file.name
      : undefined;
  return (
    <Tr>
      {renderCells(columns, {
        row,
        file,
        tone,
        status: wasNotSent ? 'Not sent' : status,
        reason: isIgnored ? undefined : wholeRowReason(store, row),
        errors,
        faults,
        flagged,
        changes,
        editing,
        onLeaveOut: undecidedStates.includes(state)
          ? () => store.setLeftOut(row.id, true)
          : undefined,
        onInclude: state === 'left_out' ? () => store.setLeftOut(row.id, false) : undefined,
      })}
    </Tr>
  );
});

/** What occurred since the row is shown: a cell stays where it is once it is corrected. */
function useAccumulated(fields: readonly ImportField[]): readonly ImportField[] {
  const [known, setKnown] = useState(fields);
  const added = fields.filter((field) => !known.includes(field));
  if (added.length === 0) return known;
  const all = [...known, ...added];
  setKnown(all);
  return all;
}

/** A row with something to correct stays correctable while it is shown, until it is sent. */
function useEditing(store: ImportStore, row: ImportRow): ImportRowEditing | undefined {
  const inputs = useRef(new Map<ImportField, HTMLInputElement>());
  const { status } = store.run;
  const state = store.stateOf(row);
  const isUndecided = undecidedStates.includes(state);
  const [wasUndecided, setWasUndecided] = useState(isUndecided);
  if (isUndecided && !wasUndecided) setWasUndecided(true);
  const isCorrected =
    wasUndecided && correctedStates.includes(state) && (status === 'idle' || status === 'done');
  if (!isUndecided && !isCorrected) return undefined;
  return {
    check: (cells) => rowMessages(store.withCells(row, cells)),
    correct: (cells) => store.correctRow(row.id, cells),
    focus: (field) => {
      const input = inputs.current.get(field);
      input?.focus();
      // What is typed replaces it, as after Tab.
      input?.select();
    },
    inputRef: (field) => (input) => {
      if (input) inputs.current.set(field, input);
      else inputs.current.delete(field);
    },
  };
}

const badges: Readonly<Record<RowState, Pick<BadgeProps, 'tone'> & { readonly status: string }>> = {
  ready: { tone: 'neutral', status: 'Ready' },
  invalid: { tone: 'warning', status: 'To correct' },
  exists: { tone: 'warning', status: 'Exists' },
  left_out: { tone: 'neutral', status: 'Left out' },
  skipped: { tone: 'neutral', status: 'Skipped' },
  update: { tone: 'info', status: 'Update' },
  unchanged: { tone: 'neutral', status: 'Unchanged' },
  sending: { tone: 'info', status: 'Sending' },
  created: { tone: 'success', status: 'Created' },
  updated: { tone: 'success', status: 'Updated' },
  failed: { tone: 'danger', status: 'Failed' },
};

/** Rows in these states can be corrected or left out. */
const undecidedStates: readonly RowState[] = ['invalid', 'exists', 'failed'];

/** What a row becomes by a correction. */
const correctedStates: readonly RowState[] = ['ready', 'update', 'unchanged'];
