import styled from '@emotion/styled';
import { useState } from 'react';
import { delimiters } from '~/features/import/reading/tableLayout';
import { decimalSeparatorOf, numberExample, type ReadFile } from './ImportFile';
import type { ImportFiles } from './ImportFiles';
import { separatorHint } from './separatorHint';
import { theme } from '~/theme/theme';
import { Field, FieldError } from '~/ui/Field';
import { RadioGroup } from '~/ui/Choice';
import { Select } from '~/ui/Select';
import { TextInput } from '~/ui/Input';
import { MutedText } from '~/ui/text';

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
  // The numbers of a workbook need none, unless they are texts.
  const needsSeparator = delimiter !== undefined || numberExample(file) !== undefined;
  return (
    <Fields
      role="group"
      aria-label={`Format of ${file.file.name}`}
      hasDelimiter={delimiter !== undefined}
    >
      {delimiter !== undefined && (
        <Field label="Delimiter">
          {(control) => (
            <Select
              {...control}
              options={delimiterOptions(delimiter)}
              value={delimiter}
              onChange={({ target }) => void files.setFormat(id, { delimiter: target.value })}
            />
          )}
        </Field>
      )}
      <HeaderRow
        row={headerRow}
        error={error}
        onChange={(row) => void files.setFormat(id, { headerRow: row })}
      />
      {needsSeparator && (
        <Separator>
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
        </Separator>
      )}
    </Fields>
  );
}

function delimiterOptions(delimiter: string) {
  return [...new Set([...delimiters, delimiter])].map((value) => ({
    value,
    label: delimiterNames[value] ?? value,
  }));
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

const Fields = styled.div<{ readonly hasDelimiter: boolean }>`
  display: grid;
  grid-template-columns: ${({ hasDelimiter }) => hasDelimiter && '160px'} 96px minmax(0, 1fr);
  gap: ${theme.space[3]} ${theme.space[5]};
  padding: ${theme.space[1]} ${theme.space[3]} ${theme.space[3]};
  ${theme.media.belowMedium} {
    grid-template-columns: ${({ hasDelimiter }) => hasDelimiter && 'minmax(0, 1fr)'} 96px;
  }
`;
const Separator = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[1]};
  ${theme.type[12]};
  & > [role='radiogroup'] {
    display: grid;
    justify-content: start;
    gap: 6px;
  }
  & > [role='radiogroup'] > span {
    ${theme.type[12]};
  }
  ${theme.media.belowMedium} {
    grid-column: 1 / -1;
  }
`;
