import styled from '@emotion/styled';
import { useId } from 'react';
import type { WorkbookSheets } from '~/features/import/rows/ImportRow';
import type { ImportFiles } from './ImportFiles';
import { SelectLine } from './SelectLine';
import { Select } from '~/ui/Select';

interface SheetChoiceProps extends WorkbookSheets {
  readonly files: ImportFiles;
  /** Of the file. */
  readonly id: string;
  readonly name: string;
}

/** Which sheet of a workbook is imported. */
export function SheetChoice({ files, id, name, sheets, sheet }: SheetChoiceProps) {
  const selectId = useId();
  return (
    <Line role="group" aria-label={`Sheet of ${name}`}>
      <label htmlFor={selectId}>Sheet</label>
      <Select
        id={selectId}
        value={sheet}
        options={sheets.map((value) => ({ value, label: value }))}
        onChange={({ target }) => void files.setSheet(id, target.value)}
      />
    </Line>
  );
}

const Line = styled(SelectLine)`
  & > :last-child {
    min-inline-size: 0;
    max-inline-size: 240px;
  }
`;
