import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '../../src/theme/theme';
import { Card } from '../../src/ui/Card';
import { Table } from '../../src/ui/Table';
import { TableBody } from '../../src/ui/TableBody';
import { TableHead } from '../../src/ui/TableHead';
import { Td } from '../../src/ui/Td';
import { Th } from '../../src/ui/Th';
import { Tr } from '../../src/ui/Tr';

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
