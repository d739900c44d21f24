import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { MouseEvent } from 'react';
import { Button } from '~/ui/button/Button';
import { Card } from '~/ui/layout/Card';
import { Table } from '~/ui/table/Table';
import { TableBody } from '~/ui/table/TableBody';
import { Td } from '~/ui/table/Td';
import { TextLink } from '~/ui/text/TextLink';
import { Tr } from '~/ui/table/Tr';
import { hovered } from '../../pseudoStates';

const meta = { title: 'ui/Tr', component: Tr, args: { onClick: fn() } } satisfies Meta<typeof Tr>;
export default meta;

const onOpen = fn((event: MouseEvent) => event.preventDefault());

/** A click anywhere in the row follows its link, except on the button. */
export const StretchedLink: StoryObj<typeof meta> = {
  render: (args) => (
    <Card>
      <Table label="Organizations">
        <TableBody>
          <Tr {...args} linked>
            <Td primary>
              <TextLink tone="plain" data-stretched="" href="#northwind" onClick={onOpen}>
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
    onOpen.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.dblClick(canvas.getByText('25'));
    await expect(onOpen).not.toHaveBeenCalled();
    getSelection()?.removeAllRanges();
    await userEvent.click(canvas.getByText('25'));
    await waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1));
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** All hover styles at once. */
export const Hovered: StoryObj<typeof meta> = {
  ...StretchedLink,
  play: undefined,
  globals: hovered,
};
