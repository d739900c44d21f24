import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { Panel } from '~/ui/Page';
import { DataTable } from '~/ui/table/DataTable';
import type { Column } from '~/ui/table/TableRow';

interface MessageTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  /** Each row has a key and one cell per column. */
  readonly rows: readonly MessageRow[];
}

type MessageRow = readonly [key: string, ...cells: ReactNode[]];

/** A table of the console's texts, for writers and reviewers. */
export function MessageTable({ label, columns, rows }: MessageTableProps) {
  const tableColumns = columns.map((header, index): Column<MessageRow> => ({
    header,
    cell: ([, ...cells]) => <CellText>{cells[index]}</CellText>,
  }));
  return (
    <Panel title={label}>
      <DataTable label={label} columns={tableColumns} rows={rows} rowKey={0} />
    </Panel>
  );
}

const CellText = styled.span`
  white-space: normal;
  ${theme.type[13]};
`;
