import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { MouseEvent } from 'react';
import { Button } from '~/ui/button/Button';
import { Card } from '~/ui/layout/Card';
import type { Column } from '~/ui/table/Column';
import { DataTable } from '~/ui/table/DataTable';
import { narrowCards } from '~/ui/table/narrowCards';
import { renderCells } from '~/ui/table/renderCells';
import { TextLink } from '~/ui/text/TextLink';
import { Tr } from '~/ui/table/Tr';
import { hovered } from '../../pseudoStates';

const meta = { title: 'ui/Tr', component: Tr, args: { onClick: fn() } } satisfies Meta<typeof Tr>;
export default meta;

const onOpen = fn((event: MouseEvent) => event.preventDefault());

interface SeatCount {
  readonly name: string;
  readonly seats: number;
}

const columns: readonly Column<SeatCount>[] = [
  {
    header: 'Organization',
    kind: 'title',
    cell: ({ name }) => (
      <TextLink tone="plain" data-stretched="" href="#northwind" onClick={onOpen}>
        {name}
      </TextLink>
    ),
  },
  { header: 'Seats', cell: ({ seats }) => seats },
  {
    header: 'Actions',
    kind: 'actions',
    align: 'end',
    cell: () => <Button size="small">Assign seats</Button>,
  },
];

/** A click anywhere in the row follows its link, except on the button. */
export const StretchedLink: StoryObj<typeof meta> = {
  render: (args) => (
    <Card>
      <DataTable
        narrow={narrowCards}
        label="Organizations"
        columns={columns}
        rows={[{ name: 'Northwind Traders', seats: 25 }]}
        renderRow={(row, key) => (
          <Tr key={key} {...args} linked>
            {renderCells(columns, row)}
          </Tr>
        )}
      />
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
