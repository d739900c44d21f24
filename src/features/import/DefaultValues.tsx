import styled from '@emotion/styled';
import { debounce } from 'es-toolkit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { currencies } from '~/domain/rules/currencies';
import { cleanText } from '~/domain/text/cleanText';
import { DEBOUNCE_DELAY } from '~/lib/debounceDelay';
import type { ImportStore } from './ImportStore';
import { theme } from '~/theme/theme';
import { Field } from '~/ui/Field';
import { Select } from '~/ui/Select';
import { TextInput } from '~/ui/Input';

const currencyOptions = [
  { value: '', label: 'None' },
  ...currencies.map((currency) => ({ value: currency, label: currency })),
];

/** The seat type and currency of rows that have none. */
export const DefaultValues = observer(function DefaultValues({
  store,
}: {
  readonly store: ImportStore;
}) {
  return (
    <Fields>
      <DefaultSeatType store={store} />
      <Field label="Default currency" hint="Used for rows without a currency." optional>
        {(control) => (
          <Select
            {...control}
            options={currencyOptions}
            value={store.defaults.currency}
            onChange={({ target }) => store.setDefaults({ currency: target.value })}
          />
        )}
      </Field>
    </Fields>
  );
});

/** Debounced: every change checks all rows again. */
function DefaultSeatType({ store }: { readonly store: ImportStore }) {
  const [text, setText] = useState(store.defaults.seatType);
  const [apply] = useState(() =>
    debounce(
      (seatType: string) => store.setDefaults({ seatType: cleanText(seatType) }),
      DEBOUNCE_DELAY,
    ),
  );
  useEffect(() => () => apply.flush(), [apply]);
  return (
    <Field label="Default seat type" hint="Used for rows without a seat type." optional>
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          value={text}
          onBlur={() => {
            setText(cleanText(text));
            apply.flush();
          }}
          onChange={({ target }) => {
            setText(target.value);
            apply(target.value);
          }}
        />
      )}
    </Field>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${theme.space[3]} ${theme.space[5]};
`;
