import styled from '@emotion/styled';
import { partition, sumBy, xor } from 'es-toolkit';
import { computed, observable, type IComputedValue } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { NameLine, Names } from '~/components/OrganizationNames';
import type { Organization } from '~/domain/Organization';
import { proposedTotal, type TotalsProposal } from '~/domain/plannedTotals';
import { parseDifference } from '~/domain/text/numberText';
import { ReasonField } from '~/forms/FormField';
import { useTask } from '~/hooks/useMutation';
import { countOf, formatChange, formatNumber } from '~/lib/format';
import { bulkFailureText, countOrganizations, leftOutText } from '~/messages/bulkText';
import { Batch } from '~/stores/Batch';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/Button';
import { RadioGroup } from '~/ui/Choice';
import { type DialogProps, FooterStart } from '~/ui/Dialog';
import { Disclosure } from '~/ui/Disclosure';
import { ProgressBar } from '~/ui/Feedback';
import { Field } from '~/ui/Field';
import { TextInput } from '~/ui/Input';
import { Inline, Stack } from '~/ui/layout';
import { Muted, withBdi } from '~/ui/text';
import { useBulkRun } from './BulkRun';
import { BulkRunDialog } from './BulkRunDialog';
import { TotalsRun, type TotalRow, type TotalsPlan } from './TotalsRun';
import { newTotal, totalFieldId, TotalsTable } from './TotalsTable';

interface TotalsDialogProps extends Pick<DialogProps, 'finalFocus' | 'onClose'> {
  /** The list shows who pays for seats that nobody uses. */
  readonly isUnderused: boolean;
}

const choices = [
  { value: 'fit', label: 'Fit to use' },
  { value: 'by', label: 'Change by' },
] as const;
const invalidChange = 'Change is not valid. Write +20, -5 or +10 %.';

/** Changes the totals of the selected organizations' subscriptions (docs/product.md). */
export function TotalsDialog({ isUnderused, ...dialog }: TotalsDialogProps) {
  const stores = useStores();
  const [run, setRun] = useBulkRun<TotalsRun | undefined>(() => undefined);
  const { plan, setPlan, progress } = useTotalsPlan(run);
  const { organizations, inactive, unread, subscriptions, isUndo } = plan;
  const [proposal, setProposal] = useState<TotalsProposal | undefined>(
    isUnderused ? 'fit' : undefined,
  );
  const [text, setText] = useState('');
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [typed] = useState(() => observable.map<string, string>());
  const [isDirty] = useState(() => computed(() => typed.size > 0));

  const shownProposal = useDeferredValue(proposal);
  const proposed = useMemo(
    () =>
      (subscriptions ?? []).flatMap((row): TotalRow[] => {
        const total = row.total ?? proposedTotal(row.subscription, shownProposal);
        return total === null ? [] : [{ ...row, total }];
      }),
    [subscriptions, shownProposal],
  );
  const [rows, unchanged] = useMemo(
    () =>
      partition(
        proposed,
        ({ id, total, subscription }) =>
          !leftOut.includes(id) && (total !== subscription.total_seats || typed.has(id)),
      ),
    [proposed, leftOut, typed],
  );
  const changes = useMemo(
    () =>
      computed(() =>
        rows.flatMap((row) => {
          const { total } = newTotal(row, typed);
          return total === undefined || total === row.subscription.total_seats
            ? []
            : [{ ...row, total }];
        }),
      ),
    [rows, typed],
  );
  const toggleLeftOut = useCallback((id: string) => setLeftOut((ids) => xor(ids, [id])), []);

  function submit(reason: string | undefined) {
    const invalid = rows.find((row) => newTotal(row, typed).total === undefined);
    const changing = changes.get();
    if (invalid) document.getElementById(totalFieldId(invalid))?.focus();
    else if (changing.length > 0) {
      const next = new TotalsRun(stores, plan, changing);
      setRun(next);
      void next.start(reason);
    }
  }

  return (
    <BulkRunDialog
      {...dialog}
      run={run}
      size="table"
      title={`Change total seats of ${countOrganizations(organizations.length)}`}
      description={inactive.length > 0 && leftOutText(inactive.length, 'inactive')}
      isDirty={isDirty}
      onSubmit={submit}
      onUndo={() => {
        if (run) setPlan(run.undoPlan);
        setRun(undefined);
        setLeftOut([]);
        typed.clear();
      }}
      summary={<Sum changes={changes} />}
      submit={<SubmitButton changes={changes} />}
    >
      {subscriptions ? (
        <>
          {!isUndo && (
            <Choice wrap>
              <RadioGroup
                label="New total"
                value={proposal === 'fit' ? proposal : 'by'}
                options={choices}
                onChange={(next) => setProposal(next === 'fit' ? next : parseDifference(text))}
              />
              {proposal === 'fit' ? (
                <Muted>The peak of the last 90 days and a tenth</Muted>
              ) : (
                <Field
                  label="Change"
                  hideLabel
                  error={text !== '' && proposal === undefined && invalidChange}
                >
                  {(control) => (
                    <TextInput
                      {...control}
                      autoComplete="off"
                      placeholder="+20"
                      value={text}
                      onChange={({ target: { value } }) => {
                        setText(value);
                        setProposal(parseDifference(value));
                      }}
                    />
                  )}
                </Field>
              )}
            </Choice>
          )}
          {unread.length > 0 && (
            <Stack gap={2}>
              <span>{leftOutText(unread.length, 'unreadable')}</span>
              <Names label="Left out">
                {unread.map(({ organization, failure }) => (
                  <NameLine
                    key={organization.id}
                    name={organization.name}
                    note={
                      <Muted>
                        {withBdi(bulkFailureText({ ...failure, wasRejected: true }, organization))}
                      </Muted>
                    }
                  />
                ))}
              </Names>
            </Stack>
          )}
          {rows.length > 0 && <TotalsTable rows={rows} typed={typed} onLeaveOut={toggleLeftOut} />}
          {unchanged.length > 0 && (
            <UnchangedTotals rows={unchanged} leftOut={leftOut} onInclude={toggleLeftOut} />
          )}
          <ReasonField />
        </>
      ) : (
        <ProgressBar label="Reading subscriptions" value={progress} max={organizations.length} />
      )}
    </BulkRunDialog>
  );
}

/** The plan for the selection, whose subscriptions are read first; of a change that comes back, its own. */
function useTotalsPlan(run: TotalsRun | undefined) {
  const { api, profiles, selection } = useStores().organizations;
  const [plan, setPlan] = useState((): TotalsPlan => {
    const [organizations, inactive] = partition(
      selection.rows,
      ({ status }) => status === 'active',
    );
    return run?.plan ?? { organizations, inactive, unread: [], known: new Map() };
  });
  const { organizations, known } = plan;
  const { progress = 0, run: read } = useTask<void, number>(async (_, signal, onProgress) => {
    let done = 0;
    const reads = new Batch<Organization, void>(async ({ id }) => {
      const response = await api
        .listSubscriptions(id, { signal })
        .finally(() => onProgress((done += 1)));
      known.set(id, response);
      // A write puts its version into the profile: the rows must be of the version before.
      profiles.get(id)?.subscriptions.setData(response);
    });
    await reads.run(organizations, signal);
    signal.throwIfAborted();
    const unread = organizations.flatMap((organization) => {
      const outcome = reads.outcomeOf(organization);
      return outcome?.state === 'failed' ? [{ organization, failure: outcome.failure }] : [];
    });
    const subscriptions = organizations.flatMap((organization) =>
      (known.get(organization.id)?.rows ?? []).map((subscription) => ({
        id: `${organization.id} ${subscription.id}`,
        organization,
        subscription,
      })),
    );
    setPlan({ ...plan, unread, subscriptions });
  });
  const startReading = useEffectEvent(() => plan.subscriptions ?? void read());
  useEffect(() => void startReading(), []);
  return { plan, setPlan, progress };
}

type Changes = IComputedValue<readonly TotalRow[]>;

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
      {`Change ${countOf(length, 'total')}`}
    </Button>
  );
});

interface UnchangedTotalsProps {
  readonly rows: readonly TotalRow[];
  readonly leftOut: readonly string[];
  readonly onInclude: (id: string) => void;
}

/** Subscriptions for which nothing is proposed, and those that were left out. */
function UnchangedTotals({ rows, leftOut, onInclude }: UnchangedTotalsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure
      summary={countOf(
        rows.length,
        'subscription stays as it is',
        'subscriptions stay as they are',
      )}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      {isOpen && (
        <Names label="Left unchanged">
          {rows.map(({ id, organization, subscription }) => (
            <NameLine key={id} name={organization.name}>
              <Muted>
                <bdi>{subscription.seat_type}</bdi> {formatNumber(subscription.total_seats ?? 0)}
              </Muted>
              {leftOut.includes(id) && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Include, ${organization.name}, ${subscription.seat_type}`}
                  onClick={() => onInclude(id)}
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
const Choice = styled(Inline)`
  column-gap: ${theme.space[4]};
  ${theme.type[13]};
`;
