import { useId, useState } from 'react';
import { LoadFailureAlert } from '~/components/ErrorContent';
import { lookupLimits } from '~/domain/rules/organizationRules';
import { Form } from '~/forms/Form';
import { FormField } from '~/forms/FormField';
import type { ServerErrors } from '~/forms/FormFields';
import { useTask } from '~/hooks/useMutation';
import { formatNumber } from '~/lib/format';
import { countOrganizations } from '~/messages/bulkText';
import { useStores } from '~/stores/context';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { Alert } from '~/ui/Feedback';
import { Stack } from '~/ui/layout';
import type { Organization } from '~/domain/Organization';
import {
  countParts,
  findTexts,
  groupResults,
  lookUpWith,
  pastedTexts,
  type PastedText,
} from './findTexts';
import { LookupResults } from './LookupResults';
import type { LookupResult } from '~/api/lookup';

const label = 'Names, subdomains, IDs or emails';
const fields = {
  list: { label, rule: { kind: 'text', required: true, multiline: true } },
} as const;
const { atMost } = lookupLimits;

/** Adds the organizations of a pasted list to the selection (docs/product.md, "Select from a list"). */
export function SelectFromListDialog({ onClose }: { readonly onClose: () => void }) {
  const stores = useStores();
  const formId = useId();
  const [values, setValues] = useState({ list: '' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [used, setUsed] = useState<ReadonlyMap<string, Organization>>(new Map());
  const [results, setResults] = useState<readonly LookupResult[]>();
  const [isMissing, setMissing] = useState(false);
  const { isPending, error, run } = useTask(async (texts: readonly PastedText[], signal) => {
    const found = await findTexts(texts, lookUpWith(stores, signal));
    setMissing(found === undefined);
    setResults(found);
  });

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
    await run(texts);
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
            <Button onClick={() => setResults(undefined)}>Back</Button>
            <Button
              variant="primary"
              aria-disabled={count === 0 || undefined}
              once
              onClick={() => {
                if (!rows || count === 0) return;
                stores.organizations.selection.select(rows);
                onClose();
              }}
            >
              {`Select ${countOrganizations(count)}`}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" form={formId} variant="primary" busy={isPending} once>
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
          onUse={(added) => setUsed(new Map([...used, ...added]))}
        />
      ) : (
        <Form id={formId} fields={fields} initialValues={values} onSubmit={submit}>
          <Stack gap={4}>
            {error && <LoadFailureAlert failure={error} />}
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
