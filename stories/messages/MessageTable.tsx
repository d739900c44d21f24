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
  /** A row is its key and a cell for each column. */
  readonly rows: readonly (readonly [key: string, ...cells: ReactNode[]])[];
}

/** Texts of the console side by side, for whoever writes or checks them. */
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
