import { reaction } from 'mobx';
import { useCallback, useEffect, useState } from 'react';
import { planBulkChange, type BulkPlan } from './planBulkChange';
import type { Organization } from '~/domain/Organization';
import { oppositeChange, type StatusChange } from '~/domain/statusChange';
import { useDraft } from '~/hooks/useDraft';
import { bulkOutcomeTexts } from '~/messages/bulkStatusText';
import { BulkChange } from './BulkChange';
import { useStores } from '~/stores/context';
import type { Stores } from '~/stores/Stores';
import { changeStatus } from '~/stores/organizationWrites';
import { conditionalWrite, undone } from '~/stores/writes';
import { bulkChangeDraft } from './bulkChangeDraft';

interface PlannedChange {
  readonly plan: BulkPlan<Organization>;
  readonly run: BulkChange;
  /** What the form starts with: what was typed before the session ended, or why a change is undone. */
  readonly values?: { readonly reason: string };
}

/**
 * The bulk change of this dialog: restored if the same user's session ended during one, otherwise
 * that of the current selection. Closing the dialog stops it; a toast then says how far it came.
 */
export function useBulkChange(change: StatusChange) {
  const stores = useStores();
  const { restored, update: updateDraft } = useDraft<PlannedChange>(bulkChangeDraft);
  const [planned, setPlanned] = useState(
    () => restored ?? planChange(stores, change, selectedRows(stores)),
  );
  const { run } = planned;
  const { toasts, session } = stores;

  useEffect(
    () =>
      reaction(
        () => run.status,
        () => updateDraft(planned),
      ),
    [run, planned, updateDraft],
  );
  useEffect(
    () => () => {
      if (run.status === 'idle' || run.status === 'ended') return;
      run.stop();
      const dispose = reaction(
        () => run.status === 'ended',
        (hasEnded) => {
          if (!hasEnded) return;
          dispose();
          if (session.user)
            toasts.show({ type: 'info', text: `${bulkOutcomeTexts(run).join(', ')}.` });
        },
      );
    },
    [run, session, toasts],
  );
  const updateValues = useCallback(
    (values: PlannedChange['values']) => updateDraft(values && { ...planned, values }),
    [updateDraft, planned],
  );
  /** Takes an organization out of the change, and out of the selection. */
  const remove = (row: Organization) => {
    stores.organizations.selection.deselect([row]);
    const { changing, unchanged, unknown } = planned.plan;
    const rows = [...changing, ...unchanged, ...unknown].filter(({ id }) => id !== row.id);
    setPlanned(planChange(stores, run.change, rows));
  };
  /** Plans the opposite change for those that were changed. */
  const undo = () => {
    const opposite = planChange(stores, oppositeChange[run.change], run.changed);
    setPlanned({ ...opposite, values: { reason: undone } });
  };
  return { ...planned, remove, undo, draft: { restored: planned.values, update: updateValues } };
}

/** Copies: what the user confirms are the versions on screen, not what arrives afterwards. */
function selectedRows({ organizations }: Stores): readonly Organization[] {
  return [...organizations.selection.selected.values()].map((row) => ({ ...row }));
}

function planChange(
  stores: Stores,
  change: StatusChange,
  rows: readonly Organization[],
): PlannedChange {
  const { organizations } = stores;
  const plan = planBulkChange(rows, change);
  const run: BulkChange = new BulkChange({
    change,
    rows: plan.changing,
    send: (row, reason) =>
      conditionalWrite(stores, row, changeStatus(change, reason), { isOneOfMany: true }),
    currentEtag: (id) => organizations.byId.get(id)?.etag,
    sessionSignal: () => organizations.sessionSignal,
    onChange: () => {
      // What failed or was not sent stays selected.
      organizations.selection.deselect([...plan.unchanged, ...plan.unknown, ...run.changed]);
      organizations.recordWrites();
    },
  });
  return { plan, run };
}
