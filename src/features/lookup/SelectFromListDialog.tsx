import { useId, useState, useEffect, useRef } from 'react';
import { FailureHelp } from '~/components/ErrorContent';
import { lookupRules } from '~/domain/rules/organizationRules';
import { Form } from '~/forms/Form';
import { FormField } from '~/forms/FormField';
import type { ServerErrors } from '~/forms/FormFields';
import { formatNumber } from '~/lib/format';
import { countOrganizations } from '~/messages/bulkStatusText';
import { loadFailureText } from '~/messages/failures';
import { useStores } from '~/stores/context';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { Alert } from '~/ui/Feedback';
import { Stack } from '~/ui/Page';
import type { Organization } from '~/domain/Organization';
import { countParts, findTexts, groupResults, pastedTexts, type PastedText } from './findTexts';
import { LookupResults } from './LookupResults';
import { isAbortError, toFailure } from '~/api/ApiError';
import { lookUpOrganizations, type LookupResult } from '~/api/lookup';
import type { Failure } from '~/lib/Failure';

const label = 'Names, subdomains, IDs or emails';
const fields = {
  list: { label, rule: { kind: 'text', required: true, multiline: true } },
} as const;
const { atMost } = lookupRules.values;

/** Adds the organizations of a pasted list to the selection (docs/product.md, "Select from a list"). */
export function SelectFromListDialog({ onClose }: { readonly onClose: () => void }) {
  const { selection } = useStores().organizations;
  const formId = useId();
  const [values, setValues] = useState({ list: '' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [used, setUsed] = useState<ReadonlyMap<string, Organization>>(new Map());
  const { find, isFinding, isMissing, results, error, reset } = useLookup();

  async function submit(submitted: typeof values): Promise<ServerErrors | void> {
    const texts = pastedTexts(submitted.list);
    const count = countParts(texts);
    if (count > atMost)
      return {
        fields: {
          list: `At most ${formatNumber(atMost)} at once. You have ${formatNumber(count)}.`,
        },
        unplaced: [],
      };
    setValues(submitted);
    setChosen(new Set());
    setUsed(new Map());
    await find(texts);
  }

  const groups = results && groupResults(results, used);
  const rows = groups && [
    ...groups.found,
    ...groups.ambiguous.flatMap(({ matches }) => matches.filter(({ id }) => chosen.has(id))),
  ];
  const count = new Set(rows?.map(({ id }) => id)).size;
  return (
    <Dialog
      title="Select from a list"
      description={groups ? undefined : 'One per line. Tabs, commas and semicolons separate too.'}
      onClose={onClose}
      footer={
        groups ? (
          <>
            <Button onClick={reset}>Back</Button>
            <Button
              variant="primary"
              aria-disabled={count === 0 || undefined}
              once
              onClick={() => {
                if (!rows || count === 0) return;
                selection.select(rows);
                onClose();
              }}
            >
              {`Select ${countOrganizations(count)}`}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" form={formId} variant="primary" busy={isFinding} once>
              Find
            </Button>
          </>
        )
      }
    >
      {groups ? (
        <LookupResults
          groups={groups}
          chosen={chosen}
          onChoose={setChosen}
          onUse={(value, row) => setUsed(new Map(used).set(value, row))}
        />
      ) : (
        <Form id={formId} fields={fields} initialValues={values} onSubmit={submit}>
          <Stack gap={4}>
            {error && (
              <Alert title={loadFailureText(error).title}>
                <span>{loadFailureText(error).detail}</span>
                <FailureHelp failure={error} />
              </Alert>
            )}
            {isMissing && (
              <Alert tone="warning">
                <span>{"This server can't look up lists. Search for each one instead."}</span>
              </Alert>
            )}
            <FormField kind="multiline" name="list" label={label} rows={8} spellCheck={false} />
          </Stack>
        </Form>
      )}
    </Dialog>
  );
}

/** Looks up the organizations of a list; unmounting cancels it. */
function useLookup() {
  const stores = useStores();
  const [isFinding, setFinding] = useState(false);
  const [results, setResults] = useState<readonly LookupResult[]>();
  const [error, setError] = useState<Failure>();
  const [isMissing, setMissing] = useState(false);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function find(texts: readonly PastedText[]): Promise<void> {
    const { signal } = (controller.current = new AbortController());
    const { organizations } = stores;
    const anySignal = AbortSignal.any([signal, organizations.sessionSignal]);
    const lookUpTexts = async (values: readonly string[]) => {
      const found = await lookUpOrganizations(stores, values, { signal: anySignal });
      anySignal.throwIfAborted();
      return found?.map(({ value, matches, suggestions }) => ({
        value,
        matches: organizations.upsertRows(matches),
        suggestions: organizations.upsertRows(suggestions),
      }));
    };
    setError(undefined);
    setFinding(true);
    try {
      const found = await findTexts(texts, lookUpTexts);
      setMissing(found === undefined);
      setResults(found);
    } catch (error) {
      const failure = toFailure(error);
      if (!isAbortError(error) && failure.status !== 401) setError(failure);
    } finally {
      if (controller.current?.signal === signal) setFinding(false);
    }
  }

  return { find, isFinding, isMissing, results, error, reset: () => setResults(undefined) };
}
