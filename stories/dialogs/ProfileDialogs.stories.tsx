import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, spyOn, userEvent, within } from 'storybook/test';
import type { MockApi } from '~~/mocks/createMockApi';
import { updateOrganizationColumns } from '~~/mocks/organizationRows';
import { extremeOrganizations } from '../screens/extremeOrganizations';
import { OrganizationProfileScreen } from '~/screens/OrganizationProfile/OrganizationProfileScreen';
import { fullPage, type StoryApp } from '../StoryApp';
import {
  addStoryOrganization,
  addUnderusedStoryOrganization,
  findStoryOrganization,
  storyOrganizationId,
} from './storyOrganization';

let mock: MockApi;

const prepareWith = (add: (api: MockApi) => void) => (api: MockApi) => {
  mock = api;
  add(api);
};

const meta = {
  title: 'dialogs/Profile',
  tags: ['!autodocs'],
  ...fullPage,
  args: {
    screens: { OrganizationProfileScreen },
    path: `/accounts/${storyOrganizationId}`,
    organizations: 0,
    prepare: prepareWith(addStoryOrganization),
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function fillIn(dialogName: string, values: Readonly<Record<string, string>>) {
  const dialog = within(await screen.findByRole('dialog', { name: dialogName }));
  for (const [label, text] of Object.entries(values)) {
    const field = dialog.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
  return dialog;
}

async function openStatus(item: string) {
  await press('More actions');
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  await screen.findByRole('alertdialog');
}

export const Deactivate: Story = { play: () => openStatus('Deactivate') };

export const DeactivateLongName: Story = {
  args: { path: '/accounts/extreme', prepare: extremeOrganizations.longText },
  play: () => openStatus('Deactivate'),
};

export const Activate: Story = {
  args: { prepare: (api) => addStoryOrganization(api, 'inactive') },
  play: async () => {
    await press('Activate');
    await screen.findByRole('alertdialog');
  },
};

/** More seats than there are: the warning before the click, and the confirmation after it. */
export const AssignExcess: Story = {
  play: async () => {
    await press('Assign seats, full');
    const dialog = await fillIn('Assign seats', { 'Assigned seats': '+20' });
    await dialog.findByRole('status');
  },
};

export const ConfirmExcess: Story = {
  play: async () => {
    await press('Assign seats, full');
    const dialog = await fillIn('Assign seats', { 'Assigned seats': '32' });
    await userEvent.click(dialog.getByRole('button', { name: 'Assign seats' }));
    await screen.findByRole('alertdialog', { name: 'Add 7 seats?' });
  },
};

/** A total that is safe to use by the last 90 days. */
export const ChangeTotal: Story = {
  args: { prepare: prepareWith(addUnderusedStoryOrganization) },
  play: async () => {
    await press('Change total seats, full');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change total seats' }));
    await userEvent.click(await dialog.findByRole('button', { name: /^Use / }));
  },
};

export const ChangeTotalInvalid: Story = {
  play: async () => {
    await press('Change total seats, full');
    const dialog = await fillIn('Change total seats', { 'Total seats': '3' });
    await userEvent.click(dialog.getByRole('button', { name: 'Change total seats' }));
    await dialog.findAllByText('Total seats should be at least 12, the seats in use.');
  },
};

export const AddSubscription: Story = {
  play: async () => {
    await press('Add subscription');
    await screen.findByRole('dialog', { name: 'Add subscription' });
  },
};

export const Edit: Story = {
  args: { path: `/accounts/${storyOrganizationId}?edit` },
  play: async () => void (await screen.findByRole('dialog', { name: 'Edit organization' })),
};

export const EditInvalid: Story = {
  args: { path: `/accounts/${storyOrganizationId}?edit` },
  play: async () => {
    const dialog = await fillIn('Edit organization', { 'Billing email': 'nowhere' });
    await userEvent.clear(dialog.getByLabelText('Name'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await dialog.findByRole('alert');
  },
};

/** Someone else has changed the name and the billing name meanwhile; the user the name too. */
async function openConflict(values: Readonly<Record<string, string>>) {
  const dialog = await fillIn('Edit organization', values);
  const organization = findStoryOrganization(mock);
  updateOrganizationColumns(mock.database, organization, {
    version: organization.version + 1,
    name: 'Northwind Trading Ltd',
    billing_name: 'Ada Okafor',
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  return within(await screen.findByRole('dialog', { name: 'Changed meanwhile' }));
}

export const Conflict: Story = {
  args: { path: `/accounts/${storyOrganizationId}?edit` },
  play: async () => {
    const dialog = await openConflict({
      Name: 'Northwind Ltd',
      'Billing phone': '+44 117 496 0199',
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  },
};

export const ConflictWithoutDecision: Story = {
  args: { path: `/accounts/${storyOrganizationId}?edit` },
  play: async () => void (await openConflict({ 'Billing phone': '+44 117 496 0199' })),
};

/** Where the browser refuses the clipboard, the summary is shown, selected. */
export const Summary: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Subscriptions', busy: false });
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await userEvent.keyboard('c');
    await screen.findByRole('dialog', { name: 'Copy summary' });
    write.mockRestore();
  },
};
