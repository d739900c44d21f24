import styled from '@emotion/styled';
import { uniq } from 'es-toolkit';
import { observer } from 'mobx-react-lite';
import { parseDecimal } from '~/domain/text/numberText';
import { encodings, type Encoding } from '~/lib/csv/readCsv';
import { countOf, formatNumber } from '~/lib/format';
import { swapSeparators, type DecimalSeparator } from '~/lib/decimalSeparator';
import { theme } from '~/theme/theme';
import { Field } from '~/ui/Field';
import { TextInput } from '~/ui/Input';
import { SelectField } from '~/ui/Select';
import type { ImportFile } from './ImportFile';
import { delimiters } from './readTable';

interface FileProps {
  readonly file: ImportFile;
}

/** "Comma-separated · header in row 1 · decimal point". */
export function foundText({ table, columns, decimalSeparator }: ImportFile): string {
  const { delimiter = '', sheet, headerRow = 1 } = table.format;
  const name = delimiter === '|' ? undefined : delimiters[delimiter];
  const separated = name ? `${name}-separated` : `Separated by ${delimiter}`;
  const hidden = table.headers.filter((_, n) => table.hiddenColumns.has(n) && !columns[n]).length;
  const parts = [
    sheet === undefined ? separated : `Sheet ${sheet}`,
    `header in row ${formatNumber(headerRow)}`,
    decimalSeparator && `decimal ${decimalSeparator}`,
    hidden > 0 && `${countOf(hidden, 'hidden column')} not matched`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** "1.200 can be 1.2 or 1,200." */
export function exampleText(example: string): string {
  const read = (text: string) => formatNumber(parseDecimal(text)?.value ?? 0);
  return `${example} can be ${read(example)} or ${read(swapSeparators(example))}.`;
}

/** How the file is read. */
export const FormatFields = observer(function FormatFields({ file }: FileProps) {
  const { evidence } = file;
  const { sheet, delimiter, encoding, headerRow } = file.table.format;
  return (
    <Grid>
      <Field label="Header row" error={file.error}>
        {(control) => (
          <TextInput
            // Another part of the file has its header elsewhere; typing goes on in this one.
            key={[sheet, delimiter, encoding].join(' ')}
            {...control}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={headerRow}
            onChange={({ target: { value } }) => {
              if (/^[1-9]\d{0,4}$/.test(value.trim())) file.setFormat({ headerRow: Number(value) });
            }}
          />
        )}
      </Field>
      {delimiter !== undefined && (
        <SelectField
          label="Delimiter"
          value={delimiter}
          options={uniq([...Object.keys(delimiters), delimiter]).map((value) => ({
            value,
            label: delimiters[value] ?? value,
          }))}
          onChange={(value) => file.setFormat({ delimiter: value })}
        />
      )}
      {encoding !== undefined && (
        <SelectField
          label="Encoding"
          value={encoding}
          options={Object.entries(encodings).map(([value, label]) => ({ value, label }))}
          onChange={(value) => file.setFormat({ encoding: value as Encoding })}
        />
      )}
      {evidence.example === undefined && <SeparatorField file={file} />}
    </Grid>
  );
});

/** How the numbers of a file are written. */
export const SeparatorField = observer(function SeparatorField({
  file,
  hideLabel,
}: FileProps & { readonly hideLabel?: boolean }) {
  const { decimalSeparator } = file;
  return (
    <SelectField
      label="Decimal separator"
      hideLabel={hideLabel}
      value={decimalSeparator ?? ''}
      options={[
        ...(decimalSeparator ? [] : [{ value: '', label: 'Choose' }]),
        { value: 'point', label: 'Point' },
        { value: 'comma', label: 'Comma' },
      ]}
      onChange={(value) => file.set({ chosenSeparator: value as DecimalSeparator })}
    />
  );
});

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 160px), 1fr));
  gap: ${theme.space[4]} ${theme.space[5]};
  margin-block: ${theme.space[4]} ${theme.space[5]};
`;
