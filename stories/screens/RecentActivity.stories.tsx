import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import type { MockApi } from '~~/mocks/createMockApi';
import { StoryApp } from '../StoryApp';
import { entryOfEachAction } from './activityEntries';

let mockApi: MockApi | undefined;

/** The entries of one day, by two people. */
const withDay = (api: MockApi) => {
  mockApi = api;
  const data = entryOfEachAction.filter(({ at }) => at.startsWith('2026-02-27'));
  const effect = { body: { data, meta: { next: null } } };
  api.control.failNext({ call: 'listActivity', effect, times: 'always' });
};

const meta = {
  title: 'screens/RecentActivity',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { path: '/?from=2026-02-27&to=2026-02-27', organizations: 3, prepare: withDay },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function findRegion(canvasElement: HTMLElement) {
  const region = await within(canvasElement).findByRole('region', { name: 'Recent activity' });
  const scope = within(region);
  await scope.findAllByRole('listitem');
  return scope;
}

/** The filter of the URL is shown; the latest change of the organization has a menu. */
export const ChosenDay: Story = {
  play: async ({ canvasElement }) => {
    const region = await findRegion(canvasElement);
    await expect(region.getByLabelText('On')).toHaveDisplayValue('Choose a day');
    await expect(region.getByLabelText('Day')).toHaveValue('2026-02-27');
    const people = within(region.getByLabelText('By')).getAllByRole('option');
    await expect(people.map(({ textContent }) => textContent)).toEqual([
      'Anyone',
      'You',
      'Ada Lovelace',
      'Sam Carter',
    ]);
    const [menu, ...others] = region.getAllByRole('button', { name: /^Entry actions, / });
    await expect(others).toEqual([]);
    await expect(menu).toHaveAccessibleName('Entry actions, Northwind Traders Ltd');
    await userEvent.click(menu as HTMLElement);
    await screen.findByRole('menuitem', { name: 'Undo' });
  },
};

/** A year that is only half typed stays in the field and sends no call: the server would reject it. */
export const HalfTypedYear: Story = {
  play: async ({ canvasElement }) => {
    const region = await findRegion(canvasElement);
    mockApi?.control.clearFaults();
    mockApi?.control.failNext({ call: 'listActivity', effect: { status: 400 } });
    const day = region.getByLabelText('Day');
    await fireEvent.change(day, { target: { value: '0202-02-26' } });
    await expect(day).toHaveValue('0202-02-26');
    await region.findAllByRole('listitem');
    await expect(region.getByLabelText('On')).toHaveDisplayValue('Choose a day');
    await fireEvent.change(day, { target: { value: '2026-02-26' } });
    await waitFor(() => expect(region.queryByLabelText('On')).toBeNull());
  },
};

/** A range that only a link has is named by its days, and can be cleared. */
export const Range: Story = {
  args: { path: '/?action=seats&actor=usr_sam&from=2026-02-01&to=2026-02-28' },
  play: async ({ canvasElement }) => {
    const region = await findRegion(canvasElement);
    await expect(region.getByLabelText('Show')).toHaveDisplayValue('Seats');
    await expect(region.getByLabelText('By')).toHaveDisplayValue('Sam Carter');
    await expect(region.getByLabelText('On')).toHaveDisplayValue('1 Feb 2026 – 28 Feb 2026');
    await expect(region.queryByLabelText('Day')).toBeNull();
  },
};

/** Where the server rejects the days, which are optional, "On" is left out, and nothing failed. */
export const DaysMissing: Story = {
  args: { path: '/' },
  play: async ({ canvasElement }) => {
    const region = await findRegion(canvasElement);
    mockApi?.control.clearFaults();
    mockApi?.control.failNext({ call: 'listActivity', effect: { status: 400 } });
    await userEvent.selectOptions(region.getByLabelText('On'), 'Today');
    await waitFor(() => expect(region.queryByLabelText('On')).toBeNull());
    await region.findAllByRole('listitem');
    await expect(region.queryByText('Something went wrong')).toBeNull();
    await expect(region.getByLabelText('Show')).toBeEnabled();
  },
};
