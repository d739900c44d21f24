import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CommandMenu } from '~/features/commands/CommandMenu';
import { StoryApp } from '../StoryApp';
import { openMenu } from './openMenu';

const recents = JSON.stringify({
  v: 1,
  data: {
    usr_demo: [
      {
        id: 'acme.v2',
        name: 'Acme Robotics',
        status: 'active',
        usedSeats: 262,
        totalSeats: 270,
        seatLevel: null,
      },
      {
        id: 'org_2',
        name: 'Harbor Logistics',
        status: null,
        usedSeats: 3,
        totalSeats: 10,
        seatLevel: null,
      },
    ],
  },
});

const meta = {
  title: 'dialogs/CommandMenu',
  tags: ['!autodocs'],
  component: StoryApp,
  subcomponents: { CommandMenu },
  parameters: { layout: 'fullscreen' },
  args: { path: '/accounts', localStorageItems: { 'ams.recent': recents } },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Searching: Story = {
  args: {
    prepare: ({ control }) => {
      control.failNext({ call: 'listOrganizations', times: 1 });
      control.failNext({ call: 'listOrganizations', effect: 'hang', times: 'always' });
    },
  },
  play: async () => {
    await userEvent.type(await openMenu(), 'acme');
    await expect((await screen.findAllByText('Searching…')).length).toBeGreaterThan(0);
  },
};

const optionsOf = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map((option) => option.querySelector('span:not([aria-hidden])')?.textContent);

/** Without a text: all commands by what they do, and what the user has viewed last. */
export const Recent: Story = {
  play: async () => {
    await openMenu();
    await expect(
      screen.getAllByRole('group').map((element) => element.getAttribute('aria-label')),
    ).toEqual(['Go to', 'Create', 'Recent', 'Commands']);
    const group = within(screen.getByRole('group', { name: 'Recent' }));
    const [first, second] = group.getAllByRole('option');
    await expect(first).toHaveAttribute('href', '/accounts/acme.v2');
    await expect(first).toHaveAccessibleDescription(/8 left$/);
    await expect(second).toHaveAccessibleDescription(/7 left$/);
    await expect(optionsOf('Go to')).toEqual([
      'Home',
      'Accounts',
      'Low on seats',
      'Out of seats',
      'Underused',
      'Token',
    ]);
    await expect(optionsOf('Create')).toEqual(['New organization', 'Import']);
    await expect(optionsOf('Commands')).toEqual([
      'Export CSV',
      'Select from a list',
      'Dark theme',
      // The menu starts collapsed where there is little space.
      window.innerWidth < 1024 ? 'Expand menu' : 'Collapse menu',
      'Keyboard shortcuts',
      'Logout',
    ]);
  },
};

export const View: Story = {
  args: {
    localStorageItems: {
      'ams.views': JSON.stringify({
        v: 1,
        data: { usr_demo: [{ name: 'Weekly report', search: '?seats=low' }] },
      }),
    },
  },
  play: async () => {
    await userEvent.type(await openMenu(), 'week');
    await userEvent.click(await screen.findByRole('option', { name: /^Weekly report/ }));
    await screen.findByText(/^\d+ organizations$/);
    await expect(screen.getByRole('combobox', { name: 'Seats' })).toHaveValue('low');
  },
};

export const Profile: Story = {
  args: { path: '/accounts/acme.v2' },
  play: async () => {
    await screen.findByRole('button', { name: 'Edit' });
    await screen.findAllByRole('button', { name: /^Assign seats/ });
    await openMenu();
    within(screen.getByRole('group', { name: 'Acme Robotics' })).getByRole('option', {
      name: 'Edit',
    });
    for (const name of ['Copy ID', 'Copy link']) screen.getByRole('option', { name });
    await expect(
      screen.getByRole('option', { name: 'Assign seats, full' }),
    ).toHaveAccessibleDescription('Full 4 left');
    await expect(
      screen.getByRole('option', { name: 'Change total seats, full' }),
    ).toHaveAccessibleDescription('Full 250');
    screen.getByRole('option', { name: 'Add subscription' });
    screen.getByRole('option', { name: /^(Dea|A)ctivate$/ });
    await userEvent.click(screen.getByRole('option', { name: 'Add note' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus());
  },
};

/** Ctrl and the middle button open an organization in a new tab, and leave the menu open. */
export const InNewTab: Story = {
  play: async () => {
    const field = await openMenu();
    const option = screen.getByRole('option', { name: 'Acme Robotics' });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    // The browser would open the tab.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    let wasPrevented = true;
    document.addEventListener('click', (event) => (wasPrevented = event.defaultPrevented), {
      once: true,
    });
    option.dispatchEvent(click);
    await expect(wasPrevented).toBe(false);
    await expect(field).toBeVisible();
    await userEvent.click(option);
    await waitFor(() => expect(field).not.toBeInTheDocument());
    await screen.findByRole('button', { name: 'Edit' });
  },
};

/** Below the name, what else than name and subdomain the search has found. */
export const FoundElsewhere: Story = {
  play: async () => {
    const field = await openMenu();
    await userEvent.type(field, 'laura mitchell');
    const option = await screen.findByRole('option', { name: 'Acme Robotics' });
    await expect(option).toHaveAccessibleDescription(
      'acme-robotics Billing: Laura Mitchell 4 left',
    );
    await expect(option.querySelector('[id$="-note"]')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '555 0125');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Acme Robotics' })).toHaveAccessibleDescription(
        /Phone: \+1 303 555 0125/,
      ),
    );
  },
};

export const Organizations: Story = {
  play: async () => {
    await userEvent.type(await openMenu(), 'a');
    const group = await screen.findByRole('group', { name: 'Organizations' });
    await expect(within(group).getAllByRole('option')).toHaveLength(8);
    await expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(
      '10 results',
    );
  },
};

/** The verb's command for each organization whose status allows it. */
export const Verb: Story = {
  play: async () => {
    await userEvent.type(await openMenu(), 'deac acme');
    await screen.findByRole('option', { name: 'Deactivate Acme Robotics' });
    screen.getByRole('option', { name: 'Acme Robotics' });
    await expect(screen.queryByRole('option', { name: /^Activate/ })).toBeNull();
  },
};

/** Organizations at an address in Alder Street are listed, but no command is offered for them. */
export const VerbOnlyForNames: Story = {
  play: async () => {
    await userEvent.type(await openMenu(), 'deactivate alder');
    const names = async () =>
      (await screen.findAllByRole('option')).map(
        (option) => option.querySelector('span:not([aria-hidden]) > span')?.textContent,
      );
    await screen.findByRole('option', { name: 'Deactivate Alder Components Corp.' });
    await expect((await names()).slice(0, 3)).toEqual([
      'Deactivate Alder Components Corp.',
      'Alder Components Corp.',
      'Acme Robotics',
    ]);
    await expect(screen.getByRole('option', { name: 'Acme Robotics' })).toHaveAccessibleDescription(
      /Address: alder/,
    );
  },
};

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await openMenu(), 'zzzz');
    await expect((await screen.findAllByText('Nothing found for “zzzz”')).length).toBe(2);
  },
};

/** What was typed stays; "Try again" repeats the search. */
export const Failed: Story = {
  args: {
    prepare: ({ control }) => {
      control.failNext({ call: 'listOrganizations', times: 1 });
      control.failNext({ call: 'listOrganizations', effect: { status: 500 }, times: 4 });
    },
  },
  play: async () => {
    const field = await openMenu();
    await userEvent.type(field, 'acme');
    await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    await expect(field).toHaveValue('acme');
  },
};
