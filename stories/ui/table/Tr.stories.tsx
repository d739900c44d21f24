import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { MouseEvent } from 'react';
import { Button } from '~/ui/button/Button';
import { Card } from '~/ui/layout/Card';
import type { Column } from '~/ui/table/Column';
import { DataTable } from '~/ui/table/DataTable';
import { copyableClass } from '~/ui/table/rowClasses';
import { renderCells } from '~/ui/table/renderCells';
import { TextLink } from '~/ui/text/TextLink';
import { Tr } from '~/ui/table/Tr';
import { hovered } from '../../pseudoStates';
import { sampleCards } from './sampleLayouts';

const meta = { title: 'ui/Tr', component: Tr } satisfies Meta<typeof Tr>;
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
      <TextLink tone="plain" stretched href="#northwind" onClick={onOpen}>
        {name}
      </TextLink>
    ),
  },
  { header: 'Seats', cell: ({ seats }) => <span className={copyableClass}>{seats}</span> },
  {
    header: 'Actions',
    kind: 'actions',
    align: 'end',
    cell: () => <Button size="small">Assign seats</Button>,
  },
];

/**
 * The link covers the row, except for the button and for a text that can be selected, where a click
 * follows the link too.
 */
export const StretchedLink: StoryObj<typeof meta> = {
  render: (args) => (
    <Card>
      <DataTable
        layout={sampleCards}
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
    const link = canvas.getByRole('link');
    const button = canvas.getByRole('button');
    const text = canvas.getByText('25');
    await expect(elementAtCentre(link.closest('tr'))).toBe(link);
    for (const above of [button, text])
      await expect(above).toContainElement(elementAtCentre(above));

    await userEvent.click(button);
    getSelection()?.selectAllChildren(text);
    text.click();
    await expect(onOpen).not.toHaveBeenCalled();
    getSelection()?.removeAllRanges();
    text.click();
    await expect(onOpen).toHaveBeenCalledTimes(1);
    await userEvent.tab({ shift: true });
    await expect(link).toHaveFocus();
  },
};

function elementAtCentre(element: Element | null): HTMLElement | null {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement | null;
}

/** All hover styles at once. */
export const Hovered: StoryObj<typeof meta> = {
  ...StretchedLink,
  play: undefined,
  globals: hovered,
};
