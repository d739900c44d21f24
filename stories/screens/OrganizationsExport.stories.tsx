import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { StoryApp } from '../StoryApp';

const meta = {
  title: 'screens/OrganizationsExport',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { path: '/accounts' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Narrow screens have the export in a menu. */
const isWide = () => window.innerWidth >= 768;

async function startExport() {
  await screen.findByText('200 organizations');
  if (isWide()) {
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    return;
  }
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Export CSV' }));
}

/** How exports are written, remembered in this browser. */
export const Options: Story = {
  play: async () => {
    await screen.findByText('200 organizations');
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    const item = await screen.findByRole('menuitemcheckbox', { name: 'For Excel (semicolon)' });
    await expect(item).not.toBeChecked();
    await userEvent.click(item);
    await expect(item).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await expect(
      await screen.findByRole('menuitemcheckbox', { name: 'For Excel (semicolon)' }),
    ).toBeChecked();
  },
};

export const Running: Story = {
  args: {
    prepare: ({ control }) => {
      control.failNext({ call: 'listOrganizations' });
      control.failNext({ call: 'listOrganizations' });
      control.failNext({ call: 'listOrganizations', effect: 'hang', times: 'always' });
    },
  },
  play: async () => {
    await startExport();
    const bar = await screen.findByRole('progressbar', { name: 'Exporting organizations' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '100 of 200'));
    if (isWide())
      await expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
  },
};

/** Reports how many rows were exported and resumes from there. */
export const Failed: Story = {
  args: {
    prepare: ({ control }) => {
      control.failNext({ call: 'listOrganizations' });
      control.failNext({ call: 'listOrganizations' });
      control.failNext({ call: 'listOrganizations', effect: { status: 500 }, times: 'always' });
    },
  },
  play: async () => {
    await startExport();
    await screen.findByText(/100 of 200 rows exported\. “Try again” continues from there\./);
    await screen.findByRole('button', { name: 'Try again' });
  },
};

export const Canceled: Story = {
  args: {
    prepare: ({ control }) =>
      void (control.failNext({ call: 'listOrganizations' }),
      control.failNext({ call: 'listOrganizations', effect: 'hang', times: 'always' })),
  },
  play: async () => {
    await startExport();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(screen.queryByRole('progressbar', { name: 'Exporting organizations' })).toBeNull();
  },
};
