import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { Card } from '~/ui/layout/Card';
import { Table } from '~/ui/table/Table';
import { TableBody } from '~/ui/table/TableBody';
import { TableHead } from '~/ui/table/TableHead';
import { Td } from '~/ui/table/Td';
import { Th } from '~/ui/table/Th';
import { Tr } from '~/ui/table/Tr';

interface MessageTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  /** Each row has a key and one cell per column. */
  readonly rows: readonly (readonly [key: string, ...cells: ReactNode[]])[];
}

/** A table of the console's texts, for writers and reviewers. */
export function MessageTable({ label, columns, rows }: MessageTableProps) {
  return (
    <Card>
      <Table label={label}>
        <TableHead>
          {columns.map((column) => (
            <Th key={column}>{column}</Th>
          ))}
        </TableHead>
        <TableBody>
          {rows.map(([key, ...cells]) => (
            <Tr key={key}>
              {columns.map((column, columnIndex) => (
                <Td key={column} label={column} primary={columnIndex === 0}>
                  <CellText>{cells[columnIndex]}</CellText>
                </Td>
              ))}
            </Tr>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

const CellText = styled.span`
  white-space: normal;
  font-size: ${theme.fontSize[13]};
`;
