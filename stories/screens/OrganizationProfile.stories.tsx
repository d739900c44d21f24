import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { MockApi } from '~~/mocks/createMockApi';
import { insertSubscription } from '~~/mocks/database/writeOrganization';
import { hasProfileMenu } from '../profileActions';
import { StoryApp } from '../StoryApp';
import {
  addStoryOrganizationWithoutSubscriptions,
  addUnderusedStoryOrganization,
  storyDay,
  storyOrganizationId,
} from '../dialogs/storyOrganization';
import { narrowViewport } from '../narrowViewport';
import { extremeOrganizations } from './extremeOrganizations';
import { failedStory } from './queryStories';

function addSubscriptions({ database }: MockApi) {
  const rows = [
    { seat_type: 'full', total_seats: 120, used_seats: 112, daily_seed: 1 },
    { seat_type: 'light', total_seats: 40, used_seats: 12, daily_seed: 2 },
    { seat_type: 'guest', total_seats: 25, used_seats: 25, daily_seed: 3 },
  ];
  for (const row of rows) {
    const { seat_type, total_seats, used_seats } = row;
    const months = [270, 230, 190, 150, 110, 70, 40, 12];
    insertSubscription(database, storyDay, {
      ...row,
      id: `sub_${seat_type}`,
      organization_id: storyOrganizationId,
      total_history: [storyDay - 274, total_seats],
      used_history: months.flatMap((daysAgo, index) => [
        storyDay - daysAgo,
        Math.round((used_seats * (index + 3)) / 10),
      ]),
    });
  }
}

const meta = {
  title: 'screens/OrganizationProfile',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: {
    path: `/accounts/${storyOrganizationId}`,
    organizations: 0,
    prepare: (api) => {
      addStoryOrganizationWithoutSubscriptions(api);
      addSubscriptions(api);
    },
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until all regions, including the chart, have loaded. */
async function waitForAllRegions({ canvasElement }: { canvasElement: HTMLElement }) {
  const canvas = within(canvasElement);
  await canvas.findByRole('table', { name: 'Subscriptions', busy: false });
  await canvas.findByRole('table', { name: 'Daily Seats', busy: false });
  await canvas.findByRole('group', { name: 'Daily seats by type' });
}

export const Empty: Story = {
  args: { prepare: addStoryOrganizationWithoutSubscriptions },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No subscriptions');
    await within(canvasElement).findByText('No daily seats data');
  },
};

export const Loading: Story = {
  args: { prepare: ({ control }) => control.failNext({ effect: 'hang', times: 'always' }) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('tbody[aria-hidden]')).toBeVisible());
  },
};

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'Northwind Traders Ltd' });
    await canvas.findByRole('region', { name: 'Organization Profile' });
    await expect(await canvas.findAllByText('GBP 3,371.42')).toHaveLength(2);
    await expect(
      await within(await canvas.findByRole('table', { name: 'Subscriptions' })).findByText('guest'),
    ).toBeVisible();
    await waitForAllRegions({ canvasElement });
    const dailySeats = canvas.getByRole('region', { name: 'Daily Seats' });
    await expect(dailySeats).toHaveTextContent(/Peak \d+ on \d+ \w+ · weekday average \d+/);
    await within(dailySeats).findByRole('group', { name: 'Daily Seats, scrollable' });
  },
};

/** Each copy button copies the value beside it. */
export const Copies: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = within(await canvas.findByRole('region', { name: 'Organization Profile' }));
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const terms = {
      'Copy name': 'Name',
      'Copy ID': 'ID',
      'Copy subdomain': 'Subdomain',
      'Copy address': 'Address',
      'Copy billing email': 'Billing Email',
      'Copy billing phone': 'Billing Phone',
    };
    await region.findByRole('button', { name: 'Copy ID' });
    await expect(region.getAllByRole('button', { name: /^Copy/ })).toHaveLength(6);
    for (const [button, term] of Object.entries(terms)) {
      await userEvent.click(region.getByRole('button', { name: button }));
      const value = region.getByText(term).closest('dt')?.nextElementSibling
        ?.firstElementChild?.textContent;
      await expect(write).toHaveBeenLastCalledWith(value);
    }
    await expect(write).toHaveBeenCalledWith(storyOrganizationId);
    const hrefs = region.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual([
      expect.stringMatching(/^mailto:[^@]+@[^@]+$/),
      expect.stringMatching(/^tel:\+?\d+$/),
    ]);
    write.mockRestore();
    await waitForAllRegions({ canvasElement });
  },
};

/** Changing the period updates the URL and refetches daily seats. */
export const PeriodChanged: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = await canvas.findByRole('radiogroup', { name: 'Period' });
    await userEvent.click(within(group).getByRole('radio', { name: '7 days' }));
    const table = await canvas.findByRole('table', { name: 'Daily Seats' });
    await expect(within(group).getByRole('radio', { name: '7 days' })).toBeChecked();
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(7 * 3 + 1));
  },
};

/** What runs out is named by seat type, with the remedy beside it. */
export const SeatsRunOut: Story = {
  play: async ({ canvasElement }) => {
    const states = within(await within(canvasElement).findByRole('note', { name: 'Seats' }));
    await expect(states.getByText('8 full seats left.')).toBeVisible();
    await expect(states.getByText('No guest seats left.')).toBeVisible();
    const [, addGuests] = states.getAllByRole('button', { name: 'Change total seats' });
    await userEvent.click(addGuests as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Change total seats' }));
    const field = dialog.getByLabelText('Total seats');
    await userEvent.clear(field);
    await userEvent.type(field, '40');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(states.queryByText('No guest seats left.')).toBeNull());
    await expect(states.getByText('8 full seats left.')).toBeVisible();
  },
};

/** Far more seats than were in use: the line says so, with the remedy. */
export const Underused: Story = {
  args: { prepare: addUnderusedStoryOrganization },
  play: async ({ canvasElement }) => {
    const states = within(await within(canvasElement).findByRole('note', { name: 'Seats' }));
    await states.findByText('At most 158 of 400 full seats were in use in the last 90 days.');
    await states.findByRole('button', { name: 'Change total seats' });
  },
};

const integrations = {
  links: [
    { label: 'Billing', url: 'https://billing.example.com/customers/{id}' },
    { label: 'Tenant', url: 'https://{subdomain}.example.com' },
  ],
  tickets: { url: 'https://tickets.example.com/browse/{ticket}', keys: ['SUP'] },
};

/** Links to other systems, and a note with a URL and a ticket. */
export const Connected: Story = {
  args: { integrations },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const note = await canvas.findByRole('textbox', { name: 'Note' });
    await userEvent.type(note, 'SUP-1234 (https://wiki.example.com/seats), UTF-8');
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    const ticket = await canvas.findByRole('link', { name: 'SUP-1234' });
    await expect(ticket).toHaveAttribute('href', 'https://tickets.example.com/browse/SUP-1234');
    await expect(ticket).toHaveAttribute('rel', 'noopener noreferrer');
    const page = canvas.getByRole('link', { name: 'https://wiki.example.com/seats' });
    await expect(page.closest('p')).toHaveTextContent(
      'SUP-1234 (https://wiki.example.com/seats), UTF-8',
    );
    const isNarrow = hasProfileMenu();
    const menu = isNarrow ? 'More actions' : 'Open in';
    await userEvent.click(canvas.getByRole('button', { name: menu }));
    const name = isNarrow ? 'Open in Billing' : 'Billing';
    const item = await screen.findByRole('menuitem', { name });
    await expect(item).toHaveAttribute('href', 'https://billing.example.com/customers/org_story');
    await expect(item).toHaveAttribute('target', '_blank');
  },
};

/** One link needs no menu. */
export const OneLink: Story = {
  args: { integrations: { links: integrations.links.slice(1) } },
  play: async ({ canvasElement }) => {
    if (window.innerWidth < 768) return;
    const link = await within(canvasElement).findByRole('link', { name: 'Tenant' });
    await expect(link).toHaveAttribute('href', 'https://northwind-traders.example.com/');
  },
};

/** An inactive organization can be activated from the callout. */
export const Inactive: Story = {
  args: { prepare: (api) => addStoryOrganizationWithoutSubscriptions(api, 'inactive') },
  play: async ({ canvasElement }) => {
    const callout = await within(canvasElement).findByRole('note', {
      name: 'Inactive organization',
    });
    await within(callout).findByRole('button', { name: 'Activate' });
    await within(canvasElement).findByText('No daily seats data');
  },
};

const extremeOrganizationPath = { path: '/accounts/extreme' };

export const LongText: Story = {
  args: { ...extremeOrganizationPath, prepare: extremeOrganizations.longText },
  play: waitForAllRegions,
};

export const HugeNumbers: Story = {
  args: { ...extremeOrganizationPath, prepare: extremeOrganizations.hugeNumbers },
  play: waitForAllRegions,
};

export const RightToLeftNames: Story = {
  args: { ...extremeOrganizationPath, prepare: extremeOrganizations.rightToLeft },
  play: waitForAllRegions,
};

export const Narrow: Story = { ...narrowViewport, play: waitForAllRegions };

/** Values that the API doesn't provide. */
export const MissingValues: Story = {
  args: {
    prepare: ({ control }) => {
      const data = {
        id: storyOrganizationId,
        name: 'Null & Sons',
        subdomain: null,
        status: null,
        registered_at: 'soon',
        updated_at: null,
        total_seats: null,
        used_seats: null,
        available_seats: -3,
        billing: null,
        address: null,
      };
      control.failNext({ call: 'readOrganization', effect: { body: { data } }, times: 'always' });
      control.failNext({ effect: { body: { data: [] } }, times: 'always' });
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: 'Null & Sons' });
  },
};

/** Subscriptions and daily seats fail independently, in place. */
export const RegionsFailed: Story = {
  args: {
    prepare: (api) => {
      addStoryOrganizationWithoutSubscriptions(api);
      api.control.failNext({ call: 'listSubscriptions', effect: { status: 500 }, times: 'always' });
      api.control.failNext({ call: 'listDailySeats', effect: { status: 403 }, times: 'always' });
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await within(await canvas.findByRole('region', { name: 'Subscriptions' })).findByText(
      'Something went wrong',
    );
    await within(canvas.getByRole('region', { name: 'Daily Seats' })).findByText(
      'Access Forbidden',
    );
  },
};

export const NotFound: Story = failedStory('readOrganization', 'NotFound');
export const Failed: Story = failedStory('readOrganization', 'Failed');
