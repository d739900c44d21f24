import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { DemoPanel } from '~~/mocks/panel/DemoPanel';
import { createStoryDemo } from './createStoryDemo';

const meta = {
  title: 'demo/DemoPanel',
  component: DemoPanel,
  args: { demo: createStoryDemo(), onClose: fn() },
} satisfies Meta<typeof DemoPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const findPanel = async () => within(await screen.findByRole('dialog', { name: 'Demo' }));

export const Open: Story = {
  play: async ({ args }) => {
    const panelQueries = await findPanel();
    await expect(panelQueries.getByText('No calls yet')).toBeVisible();
    await userEvent.click(panelQueries.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const onStart = fn();

/** Starts another scenario and rejects an invalid seed. */
export const StartsScenario: Story = {
  args: { demo: createStoryDemo({ start: onStart }) },
  play: async () => {
    const panelQueries = await findPanel();
    await userEvent.selectOptions(panelQueries.getByLabelText('Scenario'), 'Growing');
    await expect(
      panelQueries.getByText(/about to run out of seats, Acme Robotics among them/),
    ).toBeVisible();
    const seed = panelQueries.getByLabelText('Seed');
    await userEvent.clear(seed);
    await userEvent.type(seed, '1.5{Enter}');
    await expect(panelQueries.getByText('Seed should be a whole number.')).toBeVisible();
    await expect(onStart).not.toHaveBeenCalled();
    await userEvent.clear(seed);
    await userEvent.type(seed, '7');
    await userEvent.type(panelQueries.getByLabelText('Today'), '2026-03-01');
    await userEvent.click(panelQueries.getByRole('button', { name: 'Start' }));
    await expect(onStart).toHaveBeenCalledTimes(1);
    await expect(onStart).toHaveBeenCalledWith({
      scenario: 'growing',
      seed: 7,
      today: '2026-03-01',
    });
  },
};

const controlledDemo = createStoryDemo();

/**
 * Latency and failure rate apply at once. A single fault waits for its call and can be cancelled.
 */
export const ControlsResponses: Story = {
  args: { demo: controlledDemo },
  play: async () => {
    const panelQueries = await findPanel();
    await userEvent.selectOptions(panelQueries.getByLabelText('Latency'), '1 s to 3 s');
    await userEvent.selectOptions(panelQueries.getByLabelText('Failure rate'), '20 % of calls');
    await expect(controlledDemo.control.getSnapshot()).toMatchObject({
      latency: [1_000, 3_000],
      failureRate: 0.2,
    });
    await userEvent.selectOptions(
      panelQueries.getByLabelText('Fail the next call with'),
      '412 Changed by someone else',
    );
    await userEvent.selectOptions(panelQueries.getByLabelText('Which calls'), 'Writes');
    await userEvent.click(panelQueries.getByRole('button', { name: 'Fail next call' }));
    await expect(
      panelQueries.getByText('Pending: 412 Changed by someone else for the next write'),
    ).toBeVisible();
    await expect(controlledDemo.control.getSnapshot().faults).toHaveLength(1);
    await userEvent.click(panelQueries.getByRole('button', { name: 'Cancel failure' }));
    await expect(controlledDemo.control.getSnapshot().faults).toEqual([]);
    await controlledDemo.control.reset();
  },
};

const loggedDemo = createStoryDemo();

/** Lists calls with their bodies, secrets masked. */
export const Calls: Story = {
  args: { demo: loggedDemo },
  play: async () => {
    const panelQueries = await findPanel();
    const body = JSON.stringify({ email: 'demo@example.com', password: 'demo' });
    const { token } = (
      (await (
        await loggedDemo.fetch('https://api.example/api/auth/login', {
          method: 'POST',
          body,
          headers: { 'Content-Type': 'application/json' },
        })
      ).json()) as { data: { token: string } }
    ).data;
    await loggedDemo.fetch(
      'https://api.example/api/accounts?q=a%20very%20long%20search%20that%20has%20to%20wrap%20where%20the%20panel%20is%20narrow',
      { headers: { Authorization: `Bearer ${token}` } },
    );
    await loggedDemo.fetch('https://api.example/api/accounts/nobody', {
      headers: { Authorization: `Bearer ${token}` },
    });
    loggedDemo.control.failNext({ effect: { status: 503 } });
    await loggedDemo.fetch('https://api.example/api/accounts', {
      headers: { Authorization: `Bearer ${token}` },
    });
    const entries = await waitFor(async () => {
      const list = within(panelQueries.getByRole('list', { name: 'Calls' })).getAllByRole(
        'listitem',
      );
      await expect(list).toHaveLength(4);
      return list;
    });
    const [failed, missing, , login] = entries;
    await expect(failed).toHaveTextContent(/GET \/api\/accounts.*injected.*503/);
    await expect(missing).toHaveTextContent('404');
    await userEvent.click(within(login ?? document.body).getByText(/POST/));
    await waitFor(() => expect(login).toHaveTextContent('"password": "***"'));
    await expect(login).toHaveTextContent('"token": "***"');
    await expect(login).not.toHaveTextContent(token);
  },
};

const linkedDemo = createStoryDemo();

/** The link shows the seed, so the panel says what it leaves out, on one line. */
export const CopiesLink: Story = {
  args: { demo: linkedDemo },
  play: async () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const panelQueries = await findPanel();
    const copy = () =>
      userEvent.click(panelQueries.getByRole('button', { name: 'Copy demo link' }));
    await copy();
    await expect(await panelQueries.findByText('Copied')).toBeVisible();
    await expect(write).toHaveBeenLastCalledWith(linkedDemo.link());
    await linkedDemo.colleague.change('acme.v2', 'billing_email');
    await expect(await panelQueries.findByText('Copied, without your 1 change')).toBeVisible();
    await linkedDemo.colleague.change('acme.v2', 'total_seats');
    await copy();
    const text = await panelQueries.findByText('Copied, without your 2 changes');
    await expect(text.getBoundingClientRect().height).toBeLessThan(24);
    const [reset, link] = ['Reset demo data', 'Copy demo link'].map((name) =>
      panelQueries.getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect(reset?.top).toBe(link?.top);
    await linkedDemo.control.reset();
  },
};

const onReset = fn();

const presentedDemo = createStoryDemo();

/**
 * A colleague changes the organization on screen, at once or after a countdown. The header counts
 * the changes.
 */
export const ColleagueChanges: Story = {
  args: { demo: presentedDemo },
  play: async () => {
    const panelQueries = await findPanel();
    await expect(panelQueries.getByText('Default · 0 changes since the seed')).toBeVisible();
    const section = within(panelQueries.getByRole('region', { name: 'A colleague changes this' }));
    await expect(section.getByText('Acme Robotics')).toBeVisible();
    await userEvent.selectOptions(section.getByLabelText('Change'), 'Status');
    await userEvent.click(section.getByRole('button', { name: 'Change it' }));
    await expect(
      await section.findByText('Robin Hale changed Status of Acme Robotics.'),
    ).toBeVisible();
    await expect(panelQueries.getByText('Default · 1 change since the seed')).toBeVisible();
    await userEvent.click(section.getByRole('radio', { name: 'In 10 seconds' }));
    await userEvent.click(section.getByRole('button', { name: 'Change it' }));
    await expect(presentedDemo.colleague.get().pending).toMatchObject({ field: 'status' });
    presentedDemo.colleague.cancel();
    await presentedDemo.control.reset();
  },
};

/** A screen without an organization has nothing to change. */
export const NoOrganizationOnScreen: Story = {
  args: { demo: createStoryDemo({ organizationOnScreen: () => undefined }) },
  play: async () => {
    await expect((await findPanel()).getByText('Open an organization first.')).toBeVisible();
  },
};

/** A reset can't be undone, so it asks for confirmation. Focus starts on "Cancel". */
export const ConfirmsReset: Story = {
  args: { demo: createStoryDemo({ reset: onReset }) },
  play: async ({ args }) => {
    const button = (await findPanel()).getByRole('button', { name: 'Reset demo data' });
    const findConfirmation = () => screen.findByRole('alertdialog', { name: 'Reset demo data?' });
    const waitUntilClosed = () =>
      waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

    await userEvent.click(button);
    const confirmation = await findConfirmation();
    await expect(confirmation).toHaveAccessibleDescription(
      'All changes in the scenario “Default” will be lost, in every tab.',
    );
    const cancel = within(confirmation).getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.click(cancel);
    await waitUntilClosed();
    await waitFor(() => expect(button).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await findConfirmation();
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(onReset).not.toHaveBeenCalled();
  },
};

let finishReset = () => {};
const pendingReset = fn(() => new Promise<void>((resolve) => (finishReset = resolve)));

/** The confirmation stays busy until the page reloads. */
export const Resets: Story = {
  args: { demo: createStoryDemo({ reset: pendingReset, isPersistent: false }) },
  play: async () => {
    const panelQueries = await findPanel();
    await expect(
      panelQueries.getByText(
        'This browser can’t save changes. They are lost when you reload the page.',
      ),
    ).toBeVisible();
    await userEvent.click(panelQueries.getByRole('button', { name: 'Reset demo data' }));
    const confirmation = within(
      await screen.findByRole('alertdialog', { name: 'Reset demo data?' }),
    );
    const button = confirmation.getByRole('button', { name: 'Reset demo data' });
    await userEvent.dblClick(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(pendingReset).toHaveBeenCalledOnce();
    finishReset();
  },
};
