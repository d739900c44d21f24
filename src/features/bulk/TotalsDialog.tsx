import styled from '@emotion/styled';
import { partition, sumBy, xor } from 'es-toolkit';
import { computed, observable, untracked, type IComputedValue } from 'mobx';
import { observer } from 'mobx-react-lite';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type RefObject,
} from 'react';
import type { VersionedSubscriptions } from '~/api/contract/accounts';
import type { Organization } from '~/domain/Organization';
import { parseDifference, proposedTotal, type PlannedTotal } from '~/domain/plannedTotals';
import { Form } from '~/forms/Form';
import { ReasonField } from '~/forms/FormField';
import { reasonField, reasonToSend } from '~/forms/FormFields';
import { useTask } from '~/hooks/useMutation';
import type { Failure } from '~/lib/Failure';
import { formatChange, formatNumber } from '~/lib/format';
import {
  bulkFailureText,
  countOrganizations,
  countTotals,
  leftOutText,
  unchangedTotalsText,
} from '~/messages/bulkText';
import { fieldMessage } from '~/messages/fieldMessage';
import { Batch } from '~/stores/Batch';
import { useStores } from '~/stores/context';
import { undone } from '~/stores/mutations/conditionalWrite';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/Button';
import { RadioGroup } from '~/ui/Choice';
import { FooterStart } from '~/ui/Dialog';
import { Disclosure } from '~/ui/Disclosure';
import { ProgressBar } from '~/ui/Feedback';
import { Field } from '~/ui/Field';
import { TextInput } from '~/ui/Input';
import { Stack } from '~/ui/layout';
import { Muted, withBdi } from '~/ui/text';
import { BulkRunDialog } from './BulkRunDialog';
import { NameLine, Names } from '~/components/OrganizationNames';
import { TotalsChange, type KnownSubscriptions } from './TotalsChange';
import { newTotal, totalFieldId, TotalsTable, type ProposedTotal } from './TotalsTable';

interface TotalsDialogProps {
  /** The list shows who pays for seats that nobody uses. */
  readonly isUnderused: boolean;
  readonly finalFocus: RefObject<HTMLElement | null> | undefined;
  readonly onClose: () => void;
}

/** What totals can be changed, once it has been read. */
interface Plan {
  readonly subscriptions: readonly PlannedTotal[];
  readonly known: KnownSubscriptions;
  readonly unread: readonly { readonly row: Organization; readonly failure: Failure }[];
  /** The earlier totals by the row's id, where a change is taken back. */
  readonly earlier?: ReadonlyMap<string, number>;
}

const choices = [
  { value: 'fit', label: 'Fit to use' },
  { value: 'by', label: 'Change by' },
] as const;
const fields = { reason: reasonField };

/** Changes the totals of the selected organizations' subscriptions (docs/product.md). */
export const TotalsDialog = observer(function TotalsDialog({
  isUnderused,
  finalFocus,
  onClose,
}: TotalsDialogProps) {
  const stores = useStores();
  const { api, profiles, selection } = stores.organizations;
  const [[active, inactive]] = useState(() =>
    partition(selection.rows, ({ status }) => status === 'active'),
  );
  const [plan, setPlan] = useState<Plan>();
  const [run, setRun] = useState(() => new TotalsChange(stores, new Map(), [], []));
  const [kind, setKind] = useState<'fit' | 'by'>(isUnderused ? 'fit' : 'by');
  const [text, setText] = useState('');
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [typed] = useState(() => observable.map<string, string>());
  const [isDirty] = useState(() => computed(() => typed.size > 0));
  const [isSubmitted, setIsSubmitted] = useState(false);

  const { progress = 0, run: read } = useTask<void, number>(async (_, signal, onProgress) => {
    let done = 0;
    const reads = new Batch<Organization, VersionedSubscriptions>((row) =>
      api.listSubscriptions(row.id, signal).finally(() => onProgress((done += 1))),
    );
    await reads.run(active, signal);
    signal.throwIfAborted();
    const known: KnownSubscriptions = new Map();
    const unread = active.flatMap((row) => {
      const outcome = reads.outcomeOf(row);
      if (outcome?.state === 'failed') return [{ row, failure: outcome.failure }];
      if (outcome?.state !== 'done') return [];
      known.set(row.id, outcome.result);
      // A write puts its version into the profile: the rows must be of the version before.
      profiles.get(row.id)?.subscriptions.setData(outcome.result);
      return [];
    });
    const subscriptions = active.flatMap((organization) =>
      (known.get(organization.id)?.rows ?? []).map((subscription) => ({
        id: `${organization.id} ${subscription.id}`,
        organization,
        subscription,
      })),
    );
    setPlan({ subscriptions, known, unread });
  });
  const startReading = useEffectEvent(() => void read());
  useEffect(() => startReading(), []);

  const proposal = useMemo(() => (kind === 'fit' ? kind : parseDifference(text)), [kind, text]);
  const shownProposal = useDeferredValue(proposal);
  const proposed = useMemo(
    () =>
      (plan?.subscriptions ?? []).flatMap((row): ProposedTotal[] => {
        const total = plan?.earlier?.get(row.id) ?? proposedTotal(row.subscription, shownProposal);
        return total === null ? [] : [{ ...row, proposed: total }];
      }),
    [plan, shownProposal],
  );
  const [rows, unchanged] = useMemo(() => {
    const out = new Set(leftOut);
    const changes = ({ id, proposed: total, subscription }: ProposedTotal) =>
      !out.has(id) && (total !== subscription.total_seats || typed.has(id));
    // A key must not render the dialog.
    return untracked(() => partition(proposed, changes));
  }, [proposed, leftOut, typed]);
  const changes = useMemo(
    () =>
      computed(() =>
        rows.flatMap((row) => {
          const total = newTotal(row, typed);
          return total === undefined || total === row.subscription.total_seats
            ? []
            : [{ ...row, total }];
        }),
      ),
    [rows, typed],
  );

  const toggleLeftOut = useCallback(
    ({ id }: PlannedTotal) => setLeftOut((ids) => xor(ids, [id])),
    [],
  );
  async function submit({ reason }: { readonly reason: string }) {
    setIsSubmitted(true);
    const invalid = rows.find((row) => newTotal(row, typed) === undefined);
    const changing = changes.get();
    if (invalid) document.getElementById(totalFieldId(invalid))?.focus();
    else if (plan && changing.length > 0) {
      const planned = plan.subscriptions.map(({ organization }) => organization);
      const next = new TotalsChange(stores, plan.known, changing, [...planned, ...inactive]);
      setRun(next);
      void next.start(reasonToSend(reason));
    }
  }
  const planUndo = () => {
    const { known, inverse } = run;
    typed.clear();
    setLeftOut([]);
    setIsSubmitted(false);
    setPlan({
      subscriptions: inverse,
      known,
      unread: [],
      earlier: new Map(inverse.map(({ id, total }) => [id, total])),
    });
    setRun(new TotalsChange(stores, known, [], []));
  };

  const earlier = plan?.earlier;
  const count = earlier
    ? new Set(plan.subscriptions.map(({ organization }) => organization.id)).size
    : active.length;
  const isNoDifference = kind === 'by' && text !== '' && proposal === undefined;
  return (
    <BulkRunDialog
      run={run}
      size="table"
      title={`Change total seats of ${countOrganizations(count)}`}
      description={
        inactive.length > 0 && !earlier ? leftOutText(inactive.length, 'inactive') : undefined
      }
      finalFocus={finalFocus}
      onUndo={planUndo}
      isDirty={isDirty}
      onClose={onClose}
      wrap={(content) => (
        <Form
          key={earlier ? undone : ''}
          fields={fields}
          initialValues={{ reason: earlier ? undone : '' }}
          onSubmit={submit}
        >
          {content}
        </Form>
      )}
      summary={<Sum changes={changes} />}
      submit={<SubmitButton changes={changes} />}
    >
      {plan ? (
        <Stack gap={4}>
          {!earlier && (
            <Choice>
              <RadioGroup
                label="New total"
                value={kind}
                options={choices}
                onChange={(next) => setKind(next)}
              />
              {kind === 'fit' ? (
                <Muted>The peak of the last 90 days and a tenth</Muted>
              ) : (
                <Field
                  label="Change"
                  hideLabel
                  error={
                    isNoDifference &&
                    fieldMessage(
                      { code: 'format' },
                      { label: 'Change', allowed: 'Write +20, -5 or +10 %.' },
                    )
                  }
                >
                  {(control) => (
                    <TextInput
                      {...control}
                      autoComplete="off"
                      placeholder="+20"
                      value={text}
                      onChange={({ target }) => setText(target.value)}
                    />
                  )}
                </Field>
              )}
            </Choice>
          )}
          {plan.unread.length > 0 && <Unread rows={plan.unread} />}
          {rows.length > 0 && (
            <TotalsTable {...{ rows, typed, isSubmitted }} onLeaveOut={toggleLeftOut} />
          )}
          {unchanged.length > 0 && (
            <UnchangedTotals rows={unchanged} leftOut={leftOut} onInclude={toggleLeftOut} />
          )}
          <ReasonField />
        </Stack>
      ) : (
        <ProgressBar label="Reading subscriptions" value={progress} max={active.length} />
      )}
    </BulkRunDialog>
  );
});

type Changes = IComputedValue<readonly (ProposedTotal & { readonly total: number })[]>;

/** "4,310 → 2,175 seats (−2,135)". */
const Sum = observer(function Sum({ changes }: { readonly changes: Changes }) {
  const rows = changes.get();
  const before = sumBy(rows, ({ subscription }) => subscription.total_seats ?? 0);
  const after = sumBy(rows, ({ total }) => total);
  return (
    <FooterStart role="status">
      {rows.length > 0 && (
        <>
          <strong>{`${formatNumber(before)} → ${formatNumber(after)} seats`}</strong>{' '}
          <Muted>{`(${formatChange(after - before)})`}</Muted>
        </>
      )}
    </FooterStart>
  );
});

const SubmitButton = observer(function SubmitButton({ changes }: { readonly changes: Changes }) {
  const { length } = changes.get();
  return (
    <Button type="submit" variant="primary" aria-disabled={length === 0 || undefined} once>
      {`Change ${countTotals(length)}`}
    </Button>
  );
});

/** Whose subscriptions can't be read, and why. */
function Unread({ rows }: { readonly rows: Plan['unread'] }) {
  return (
    <Stack gap={2}>
      <span>{leftOutText(rows.length, 'unreadable')}</span>
      <Names label="Left out">
        {rows.map(({ row, failure }) => (
          <NameLine
            key={row.id}
            name={row.name}
            note={<Muted>{withBdi(bulkFailureText({ ...failure, wasRejected: true }, row))}</Muted>}
          />
        ))}
      </Names>
    </Stack>
  );
}

interface UnchangedTotalsProps {
  readonly rows: readonly ProposedTotal[];
  readonly leftOut: readonly string[];
  readonly onInclude: (row: PlannedTotal) => void;
}

/** Subscriptions for which nothing is proposed, and those that were left out. */
function UnchangedTotals({ rows, leftOut, onInclude }: UnchangedTotalsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure
      summary={unchangedTotalsText(rows.length)}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      {isOpen && (
        <Names label="Left unchanged">
          {rows.map((row) => (
            <NameLine key={row.id} name={row.organization.name}>
              <Muted>
                <bdi>{row.subscription.seat_type}</bdi>{' '}
                {formatNumber(row.subscription.total_seats ?? 0)}
              </Muted>
              {leftOut.includes(row.id) && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Include, ${row.organization.name}, ${row.subscription.seat_type}`}
                  onClick={() => onInclude(row)}
                >
                  Include
                </Button>
              )}
            </NameLine>
          ))}
        </Names>
      )}
    </Disclosure>
  );
}

/** The choice and what belongs to it. */
const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  ${theme.type[13]};
`;
