import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../src/ui/Button';
import { Card } from '../../src/ui/Card';
import { Table } from '../../src/ui/Table';
import { TableBody } from '../../src/ui/TableBody';
import { Td } from '../../src/ui/Td';
import { TextLink } from '../../src/ui/TextLink';
import { Tr } from '../../src/ui/Tr';
import { pointedAt } from '../pointed';

const meta = { title: 'ui/Tr', component: Tr, args: { onClick: fn() } } satisfies Meta<typeof Tr>;
export default meta;

/** The link fills the row; the button in it stays its own target. */
export const StretchedLink: StoryObj<typeof meta> = {
  render: (args) => (
    <Card>
      <Table label="Organizations">
        <TableBody>
          <Tr {...args} linked>
            <Td primary>
              <TextLink tone="plain" data-stretched="" href="#northwind">
                Northwind Traders
              </TextLink>
            </Td>
            <Td label="Seats">25</Td>
            <Td actions align="end">
              <Button size="small">Assign seats</Button>
            </Td>
          </Tr>
        </TableBody>
      </Table>
    </Card>
  ),
  play: async ({ canvas }) => {
    const [cell] = canvas.getAllByText('25');
    const { left, top } = (cell as HTMLElement).getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + 4)).toBe(canvas.getByRole('link'));
    const button = canvas.getByRole('button');
    const box = button.getBoundingClientRect();
    await expect(
      button.contains(
        document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2),
      ),
    ).toBe(true);
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** Under the pointer. */
export const Hovered: StoryObj<typeof meta> = {
  ...StretchedLink,
  play: undefined,
  globals: pointedAt,
};
