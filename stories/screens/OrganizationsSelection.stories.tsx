import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryApp } from '../StoryApp';
import { selectRows } from '../dialogs/selectRows';

const meta = {
  title: 'screens/OrganizationsSelection',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { path: '/accounts' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Narrow screens have no header: the bar selects the page. */
const pageControl = () =>
  window.innerWidth < 768
    ? screen.getByRole('button', { name: 'Select all on this page' })
    : screen.getByRole('checkbox', { name: 'Select all on this page' });

async function selectPage() {
  const region = await selectRows(1);
  await userEvent.click(pageControl());
  await region.findByText('25 selected');
  return region;
}

/** Shift and a click select a range; nothing opens. */
export const Range: Story = {
  play: async () => {
    const region = await selectRows(4);
    await expect(region.getByText('4 selected').closest('[aria-live="polite"]')).not.toBeNull();
    const boxes = screen.getAllByRole('checkbox', { name: /^Select (?!all on)/ });
    await expect(boxes.filter((box) => (box as HTMLInputElement).checked)).toHaveLength(4);
    await expect(screen.queryByRole('button', { name: /^Select all 200/ })).toBeNull();
    screen.getByRole('heading', { name: 'Organizations' });
  },
};

export const WholePage: Story = {
  play: async () => {
    const region = await selectPage();
    region.getByRole('button', { name: 'Select all 200' });
    // The checkbox in it isn't part of its name.
    if (window.innerWidth >= 768) screen.getByRole('columnheader', { name: 'Organization' });
  },
};

export const SelectingAll: Story = {
  args: {
    prepare: ({ control }) => {
      control.failNext({ call: 'listOrganizations', times: 2 });
      control.failNext({ call: 'listOrganizations', effect: 'hang', times: 'always' });
    },
  },
  play: async () => {
    const region = await selectPage();
    await userEvent.click(region.getByRole('button', { name: 'Select all 200' }));
    const bar = await region.findByRole('progressbar', { name: 'Selecting organizations' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '100 of 200'));
    region.getByText('25 selected');
    await userEvent.click(region.getByRole('button', { name: 'Cancel' }));
    region.getByRole('button', { name: 'Select all 200' });
    await userEvent.click(region.getByRole('button', { name: 'Select all 200' }));
    await region.findByRole('progressbar');
  },
};

/** The selection stays as it was. */
export const SelectAllFailed: Story = {
  args: {
    prepare: ({ control }) => {
      control.failNext({ call: 'listOrganizations' });
      control.failNext({ call: 'listOrganizations', effect: { status: 500 }, times: 'always' });
    },
  },
  play: async () => {
    const region = await selectPage();
    await userEvent.click(region.getByRole('button', { name: 'Select all 200' }));
    await within(document.body).findByText('Something went wrong');
    region.getByText('25 selected');
    region.getByRole('button', { name: 'Select all 200' });
  },
};

/** The selection survives searches and filters. */
export const NotShown: Story = {
  play: async () => {
    const region = await selectRows(3);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Inactive');
    await region.findByText(/^[1-3] not shown$/);
    await userEvent.type(screen.getByRole('searchbox'), 'no such name');
    await screen.findByText('No accounts');
    await region.findByText('3 not shown');
    region.getByText('3 selected');
  },
};

/** Exactly the selected organizations; one that is deselected goes. */
export const Shown: Story = {
  play: async () => {
    const region = await selectRows(3);
    await expect(region.queryByRole('button', { name: 'Show selected' })).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Inactive');
    await userEvent.click(await region.findByRole('button', { name: 'Show selected' }));
    const boxes = () => screen.getAllByRole('checkbox', { name: /^Select (?!all on)/ });
    await waitFor(() => expect(boxes()).toHaveLength(3));
    await expect(region.getByRole('button', { name: 'Back to the list' })).toHaveFocus();
    await expect(screen.queryByRole('searchbox')).toBeNull();
    const [, second, third] = boxes();
    await userEvent.click(third ?? document.body);
    await waitFor(() => expect(boxes()).toHaveLength(2));
    await expect(second).toHaveFocus();
    await region.findByText('2 selected');
    await userEvent.click(region.getByRole('button', { name: 'Back to the list' }));
    await screen.findByRole('searchbox');
    await expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('inactive');
  },
};

export const All: Story = {
  play: async () => {
    const region = await selectPage();
    await userEvent.click(region.getByRole('button', { name: 'Select all 200' }));
    await region.findByText('200 selected');
    await expect(region.queryByRole('button', { name: /^Select all/ })).toBeNull();
  },
};
