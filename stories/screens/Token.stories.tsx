import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryApp } from '../StoryApp';
import { signInAs } from '../dialogs/signInAs';
import { narrowViewport } from '../narrowViewport';
import { longName, rightToLeftNames, unbrokenWord } from './extremeOrganizations';
import { failedStory, loadingStory } from './queryStories';

const meta = {
  title: 'screens/Token',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { path: '/token' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function findTokensTable() {
  await screen.findByRole('table', { name: 'Tokens', busy: false });
}

async function create(name: string) {
  await userEvent.type(await screen.findByLabelText('Name'), name);
  await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
}

function token(name: string, at: number) {
  const used = { created_at: '2026-03-01T09:30:00Z', expires_at: null, last_used_at: null };
  return { id: `tok_${at}`, name, secret: `ams_${'x'.repeat(36)}`, revoked: false, ...used };
}

export const Empty: Story = {
  args: {
    prepare({ database }) {
      database.token.deleteMany({ where: {} });
    },
  },
  play: async () => void (await screen.findByText('No tokens')),
};

export const Loading: Story = loadingStory('Tokens');

/** Tokens of every status, with and without an expiry date. */
export const Ready: Story = { play: findTokensTable };

/** The buttons are in the header, which small screens hide until it has focus. */
export const Sorted: Story = {
  play: async () => {
    await findTokensTable();
    const table = within(screen.getByRole('table', { name: 'Tokens' }));
    const names = () =>
      table.getAllByRole('row').flatMap((row) => row.querySelector('strong')?.textContent ?? []);
    await userEvent.click(table.getByRole('button', { name: 'Name' }));
    await expect(names()).toEqual(names().toSorted((a, b) => a.localeCompare(b, 'en')));
    await userEvent.click(table.getByRole('button', { name: 'Name' }));
    await expect(names()).toEqual(names().toSorted((a, b) => b.localeCompare(a, 'en')));
    await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

/** The secret is shown once. */
export const Created: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Name'), 'Nightly export');
    await userEvent.click(canvas.getByRole('button', { name: 'Create token' }));
    const region = await canvas.findByRole('region', { name: 'Your new token' });
    await waitFor(() => expect(within(region).getByRole('button', { name: 'Copy' })).toHaveFocus());
    await screen.findByText(/^Saved Successfully!/);
    await expect(canvas.getByLabelText('Name')).not.toHaveAttribute('aria-invalid');
  },
};

export const CustomDate: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Name'), 'Nightly export');
    await userEvent.selectOptions(canvas.getByLabelText('Expires'), 'Custom date');
    await userEvent.type(await canvas.findByLabelText('Expiry date'), '2024-02-30{Enter}');
    await expect((await canvas.findAllByText('Invalid date field value.')).length).toBeGreaterThan(
      0,
    );
  },
};

export const Busy: Story = {
  args: { prepare: ({ control }) => control.failNext({ call: 'createToken', effect: 'hang' }) },
  play: async () => {
    await findTokensTable();
    await create('Nightly export');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Create token' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

/** Client-side validation fails: a message on the field and a summary that links to it. */
export const ValidationErrors: Story = {
  play: async () => {
    await findTokensTable();
    await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
    await screen.findByText('Please check required fields');
    await expect(screen.getAllByText('Name is required.')).toHaveLength(2);
  },
};

export const NameTaken: Story = {
  args: {
    prepare: ({ control }) =>
      control.failNext({
        call: 'createToken',
        effect: { status: 422, extra: { errors: [{ pointer: '/name', code: 'exists' }] } },
      }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Name'), 'Taken{Enter}');
    await canvas.findByText('Name already exists.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Validation failed');
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
  },
};

/** Unsaved input triggers the unsaved-changes guard and survives the end of the session. */
export const Unsaved: Story = {
  args: {
    prepare: ({ control }) => control.failNext({ call: 'createToken', effect: { status: 401 } }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Name'), 'Half');
    await userEvent.selectOptions(canvas.getByLabelText('Expires'), 'Never');
    const [link] = canvas.queryAllByRole('link', { name: 'Accounts' });
    if (link) {
      await userEvent.click(link);
      await userEvent.click(
        within(await screen.findByRole('alertdialog', { name: 'Discard changes?' })).getByRole(
          'button',
          { name: 'Keep editing' },
        ),
      );
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Create token' }));
    await signInAs('demo');
    await expect(await canvas.findByLabelText('Name')).toHaveValue('Half');
    await expect(canvas.getByLabelText('Expires')).toHaveValue('never');
  },
};

function storyWithTokenNames(...names: string[]): Story {
  return {
    args: {
      prepare({ database }) {
        for (const [at, name] of names.entries()) database.token.create(token(name, at));
      },
    },
    play: async () => {
      await findTokensTable();
      await screen.findByText(names[0] ?? '');
    },
  };
}

export const LongText: Story = storyWithTokenNames(longName, unbrokenWord);
export const RightToLeftNames: Story = storyWithTokenNames(...rightToLeftNames);

export const Narrow: Story = { ...narrowViewport, play: findTokensTable };
export const NotFound: Story = failedStory('listTokens', 'NotFound');

/** Creating a token fails after the list has loaded. */
export const NotSaved: Story = {
  args: {
    prepare: ({ control }) => control.failNext({ call: 'createToken', effect: { status: 500 } }),
  },
  play: async () => {
    await findTokensTable();
    await create('Nightly export');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Saving Failed!');
    await expect(screen.getByLabelText('Name')).toHaveValue('Nightly export');
  },
};

export const Failed: Story = failedStory('listTokens', 'Failed');
