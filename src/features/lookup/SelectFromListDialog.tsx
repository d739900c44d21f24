import { useId, useState } from 'react';
import { FailureReference } from '~/components/FailureReference';
import { lookupRules } from '~/domain/rules/organizationRules';
import { Form } from '~/forms/Form';
import { FormField } from '~/forms/FormField';
import type { ServerErrors } from '~/forms/serverErrors';
import { formatNumber } from '~/lib/format';
import { countOrganizations } from '~/messages/bulkStatusText';
import { loadFailureText } from '~/messages/failures';
import { useStores } from '~/stores/context';
import { Button } from '~/ui/button/Button';
import { Dialog } from '~/ui/dialog/Dialog';
import { Alert } from '~/ui/feedback/Alert';
import { ProgressBar } from '~/ui/feedback/ProgressBar';
import { TextArea } from '~/ui/field/TextArea';
import { LookupResults } from './LookupResults';
import { lookupValues } from './lookupValues';
import { useLookup } from './useLookup';

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
  const { find, progress, groups, error, reset } = useLookup();

  async function submit(submitted: typeof values): Promise<ServerErrors | void> {
    const found = lookupValues(submitted.list);
    if (found.length > atMost)
      return {
        fields: {
          list: `At most ${formatNumber(atMost)} at once. You have ${formatNumber(found.length)}.`,
        },
        unplaced: [],
      };
    setValues(submitted);
    setChosen(new Set());
    await find(found);
  }

  const rows = groups && [
    ...groups.found,
    ...groups.ambiguous.flatMap(({ matches }) => matches.filter(({ id }) => chosen.has(id))),
  ];
  const count = new Set(rows?.map(({ id }) => id)).size;
  return (
    <Dialog
      open
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
            <Button
              type="submit"
              form={formId}
              variant="primary"
              busy={progress !== undefined}
              once
            >
              Find
            </Button>
          </>
        )
      }
    >
      {groups ? (
        <LookupResults groups={groups} chosen={chosen} onChoose={setChosen} />
      ) : (
        <Form id={formId} fields={fields} initialValues={values} onSubmit={submit}>
          {error && (
            <Alert title={loadFailureText(error).title}>
              <span>{loadFailureText(error).detail}</span>
              <FailureReference failure={error} />
            </Alert>
          )}
          <FormField
            name="list"
            label={label}
            control={TextArea}
            controlProps={{ rows: 8, autoComplete: 'off', spellCheck: false }}
          />
          {/* With a server that has the call, all values are found at once. */}
          {progress && progress.done > 0 && (
            <ProgressBar label="Finding organizations" value={progress.done} max={progress.total} />
          )}
        </Form>
      )}
    </Dialog>
  );
}
