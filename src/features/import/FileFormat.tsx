import styled from '@emotion/styled';
import { useState } from 'react';
import { delimiters } from '~/features/import/reading/tableLayout';
import { decimalSeparatorOf, type ReadFile } from './ImportFile';
import type { ImportFiles } from './ImportFiles';
import { separatorHint } from './separatorHint';
import { theme } from '~/theme/theme';
import { Field } from '~/ui/field/Field';
import { FieldError } from '~/ui/field/FieldError';
import { RadioGroup } from '~/ui/field/RadioGroup';
import { Select } from '~/ui/field/Select';
import { TextInput } from '~/ui/field/TextInput';
import { MutedText } from '~/ui/text/MutedText';

interface FileFormatProps {
  readonly files: ImportFiles;
  readonly file: ReadFile;
}

const delimiterNames: Readonly<Record<string, string>> = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
  '|': 'Vertical bar',
};

/** How a file is read: found in the file, adjustable by hand. */
export function FileFormat({ files, file }: FileFormatProps) {
  const { id, sheet, error } = file;
  const { delimiter, headerRow } = sheet.format;
  const separator = decimalSeparatorOf(file);
  const hint = separatorHint(file);
  const options = [...new Set([...delimiters, delimiter])].map((value) => ({
    value,
    label: delimiterNames[value] ?? value,
  }));
  return (
    <Fields role="group" aria-label={`Format of ${file.file.name}`}>
      <Field label="Delimiter">
        {(control) => (
          <Select
            {...control}
            options={options}
            value={delimiter}
            onChange={({ target }) => void files.setFormat(id, { delimiter: target.value })}
          />
        )}
      </Field>
      <HeaderRow
        row={headerRow}
        error={error}
        onChange={(row) => void files.setFormat(id, { headerRow: row })}
      />
      <div>
        <RadioGroup
          label="Decimal separator"
          value={separator ?? ''}
          options={[
            { value: 'point', label: 'Point' },
            { value: 'comma', label: 'Comma' },
          ]}
          onChange={(value) => value && files.setDecimalSeparator(id, value)}
        />
        {hint &&
          (separator ? (
            <MutedText>{hint}</MutedText>
          ) : (
            <FieldError id={undefined}>{hint}</FieldError>
          ))}
      </div>
    </Fields>
  );
}

interface HeaderRowProps {
  readonly row: number;
  readonly error: string | undefined;
  readonly onChange: (row: number) => void;
}

function HeaderRow({ row, error, onChange }: HeaderRowProps) {
  // What is being typed, which may not be a number.
  const [typed, setTyped] = useState<string>();
  return (
    <Field label="Header row" error={error}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(row)}
          onChange={({ target: { value } }) => {
            setTyped(value);
            if (/^[1-9]\d{0,4}$/.test(value.trim())) onChange(Number(value));
          }}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </Field>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: 160px 96px minmax(0, 1fr);
  gap: ${theme.space[3]} ${theme.space[5]};
  padding: ${theme.space[1]} ${theme.space[3]} ${theme.space[3]};
  & > div:last-of-type {
    display: grid;
    align-content: start;
    gap: ${theme.space[1]};
    ${theme.type[12]};
  }
  & > div:last-of-type > [role='radiogroup'] {
    display: grid;
    justify-content: start;
    gap: 6px;
  }
  & > div:last-of-type > [role='radiogroup'] > span {
    ${theme.type[12]};
  }
  ${theme.media.belowMedium} {
    grid-template-columns: minmax(0, 1fr) 96px;
    & > div:last-of-type {
      grid-column: 1 / -1;
    }
  }
`;
