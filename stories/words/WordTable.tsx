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

interface WordTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  /** A row is its key and a cell for each column. */
  readonly rows: readonly (readonly [key: string, ...cells: ReactNode[]])[];
}

/** Texts of the console side by side, for whoever writes or checks them. */
export function WordTable({ label, columns, rows }: WordTableProps) {
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
              {columns.map((column, at) => (
                <Td key={column} label={column} primary={at === 0}>
                  <Words>{cells[at]}</Words>
                </Td>
              ))}
            </Tr>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

const Words = styled.span`
  white-space: normal;
  font-size: ${theme.fontSize[13]};
`;
