import styled from '@emotion/styled';
import { debounce } from 'es-toolkit';
import { useEffect, useState } from 'react';
import { cleanText } from '~/domain/text/cleanText';
import { DEBOUNCE_DELAY } from '~/lib/debounceDelay';
import type { ImportStore } from './ImportStore';
import { Field } from '~/ui/field/Field';
import { TextInput } from '~/ui/field/TextInput';

/** The seat type of rows that have none. Debounced: every change checks all rows again. */
export function DefaultSeatType({ store }: { readonly store: ImportStore }) {
  const [text, setText] = useState(store.defaultSeatType);
  const [apply] = useState(() =>
    debounce((seatType: string) => store.setDefaultSeatType(cleanText(seatType)), DEBOUNCE_DELAY),
  );
  useEffect(() => () => apply.flush(), [apply]);
  return (
    <NarrowField label="Default seat type" hint="Used for rows without a seat type." optional>
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
    </NarrowField>
  );
}

const NarrowField = styled(Field)`
  max-inline-size: 320px;
`;
