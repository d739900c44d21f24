import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { FileDrop } from '~/ui/field/FileDrop';
import { hovered } from '../../pseudoStates';

const meta = {
  title: 'ui/FileDrop',
  component: FileDrop,
  args: {
    label: 'Choose CSV or Excel files or drop them here',
    hint: 'Up to 5 MB each.',
    accept: '.csv',
    files: [],
    onAdd: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

const csv = (name: string) => new File(['name\nAcme'], name, { type: 'text/csv' });

/** Accepts several files and resets the input, so that the same file can be picked again. */
export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(
      'Choose CSV or Excel files or drop them here',
    );
    await userEvent.upload(input, [csv('a.csv'), csv('b.csv')]);
    await expect(args.onAdd).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'a.csv' }),
      expect.objectContaining({ name: 'b.csv' }),
    ]);
    await expect(input.value).toBe('');
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(
      canvas.getByLabelText('Choose CSV or Excel files or drop them here'),
    ).toHaveFocus();
  },
};

export const DraggedOver: Story = {
  play: async ({ canvas, args }) => {
    const zone = canvas.getByText('Choose CSV or Excel files or drop them here');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(csv('dropped.csv'));
    const drag = (type: string) =>
      fireEvent(zone, new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    await drag('dragenter');
    await waitFor(() => expect(zone.closest('label')).toHaveStyle({ borderTopStyle: 'solid' }));
    await drag('drop');
    await expect(args.onAdd).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'dropped.csv' }),
    ]);
    await drag('dragenter');
  },
};

export const Files: Story = {
  args: {
    files: [
      { id: '1', name: 'organizations-2026-03-02.csv', size: 18_432, note: '120 rows' },
      { id: '2', name: 'being-read.csv', size: 2_000_000, note: 'reading…' },
      { id: '6', name: 'large.csv', size: 5_242_880, note: 'reading…', progress: 0.428 },
      { id: '3', name: 'logo.csv', size: 90_210, error: 'File type not accepted.' },
      {
        id: '4',
        name: `${'a-very-long-name-'.repeat(12)}.csv`,
        size: 5_242_881,
        error: 'File size exceeded the limit.',
      },
      { id: '5', name: 'organizations-2026-03-02.csv', size: 18_432, error: 'File already added.' },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Reading large.csv' })).toHaveAttribute(
      'aria-valuetext',
      '42%',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove logo.csv' }));
    await expect(args.onRemove).toHaveBeenCalledWith('3');
    await expect(
      canvas.getByLabelText('Choose CSV or Excel files or drop them here'),
    ).toHaveFocus();
  },
};

/** During the import, files can't be added or removed. */
export const Locked: Story = {
  args: {
    locked: true,
    files: [{ id: '1', name: 'organizations.csv', size: 18_432, note: '120 rows' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** All hover styles at once. */
export const Hovered: Story = { ...Empty, play: undefined, globals: hovered };
