import { reaction } from 'mobx';
import { useCallback, useEffect, useState } from 'react';
import { planBulkChange, type BulkPlan } from './planBulkChange';
import type { Organization } from '~/domain/Organization';
import type { StatusChange } from '~/domain/statusChange';
import { useDraft } from '~/hooks/useDraft';
import { bulkOutcomeTexts } from '~/messages/bulkStatusText';
import { message } from '~/messages/message';
import { BulkChange } from './BulkChange';
import { bulkStatusCall, invalidateAfterBulkChange } from './bulkStatusCall';
import { useStores } from '~/stores/context';
import type { Stores } from '~/stores/Stores';
import { bulkChangeDraft } from './bulkChangeDraft';

interface PlannedChange {
  readonly plan: BulkPlan<Organization>;
  readonly run: BulkChange;
  /** What was typed before the change started. */
  readonly values?: { readonly reason: string };
}

/**
 * The bulk change of this dialog: restored if the same user's session ended during one, otherwise
 * that of the current selection. Closing the dialog stops it; a toast then says how far it came.
 */
export function useBulkChange(change: StatusChange) {
  const stores = useStores();
  const { restored, update: updateDraft } = useDraft<PlannedChange>(bulkChangeDraft);
  const [planned] = useState(() => restored ?? planChange(stores, change));
  const { run } = planned;
  const { toasts, session } = stores;

  useEffect(
    () =>
      reaction(
        () => run.status,
        (status) => {
          updateDraft(planned);
          if (status === 'ended' && run.done === run.rows.length)
            toasts.show({ type: 'success', text: message('saved') });
        },
      ),
    [run, planned, updateDraft, toasts],
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
  return { ...planned, draft: { restored: restored?.values, update: updateValues } };
}

function planChange(stores: Stores, change: StatusChange): PlannedChange {
  const { organizations } = stores;
  // Copies: what the user confirms are the versions on screen, not what arrives afterwards.
  const selected = [...organizations.selection.selected.values()].map((row) => ({ ...row }));
  const plan = planBulkChange(selected, change);
  const run = new BulkChange({
    change,
    rows: plan.changing,
    send: (call) => bulkStatusCall(stores, call),
    sessionSignal: () => organizations.sessionSignal,
    onChange: () => invalidateAfterBulkChange(organizations),
  });
  return { plan, run };
}
