import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DemoPanel } from '../../mocks/panel/DemoPanel';
import { createStoryDemo } from './createStoryDemo';

const meta = {
  title: 'demo/DemoPanel',
  component: DemoPanel,
  args: { demo: createStoryDemo(), onClose: fn() },
} satisfies Meta<typeof DemoPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = async () => within(await screen.findByRole('dialog', { name: 'Demo' }));

export const Open: Story = {
  play: async ({ args }) => {
    const within = await panel();
    await expect(within.getByText('No calls yet')).toBeVisible();
    await userEvent.click(within.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const started = fn();

/** Another scene; what can't be one is refused. */
export const StartsScenario: Story = {
  args: { demo: createStoryDemo({ start: started }) },
  play: async () => {
    const within = await panel();
    await userEvent.selectOptions(within.getByLabelText('Scenario'), 'Growing');
    await expect(within.getByText(/Acme Robotics is about to run out of seats/)).toBeVisible();
    const seed = within.getByLabelText('Seed');
    await userEvent.clear(seed);
    await userEvent.type(seed, '1.5{Enter}');
    await expect(within.getByText('Seed should be a whole number.')).toBeVisible();
    await expect(started).not.toHaveBeenCalled();
    await userEvent.clear(seed);
    await userEvent.type(seed, '7');
    await userEvent.type(within.getByLabelText('Today'), '2026-03-01');
    await userEvent.click(within.getByRole('button', { name: 'Start' }));
    await expect(started).toHaveBeenCalledTimes(1);
    await expect(started).toHaveBeenCalledWith({
      scenario: 'growing',
      seed: 7,
      today: '2026-03-01',
    });
  },
};

const controlledDemo = createStoryDemo();

/**
 * Latency and failures take hold at once; one failure waits for its call, and can be taken back.
 */
export const ControlsResponses: Story = {
  args: { demo: controlledDemo },
  play: async () => {
    const within = await panel();
    await userEvent.selectOptions(within.getByLabelText('Latency'), '1 s to 3 s');
    await userEvent.selectOptions(within.getByLabelText('Failure rate'), '20 % of calls');
    await expect(controlledDemo.control.getSnapshot()).toMatchObject({
      latency: [1_000, 3_000],
      failureRate: 0.2,
    });
    await userEvent.selectOptions(
      within.getByLabelText('Fail the next call with'),
      '412 Changed by someone else',
    );
    await userEvent.selectOptions(within.getByLabelText('Which calls'), 'Writes');
    await userEvent.click(within.getByRole('button', { name: 'Fail next call' }));
    await expect(
      within.getByText('Waiting: 412 Changed by someone else for the next write'),
    ).toBeVisible();
    await expect(controlledDemo.control.getSnapshot().faults).toHaveLength(1);
    await userEvent.click(within.getByRole('button', { name: 'Take back' }));
    await expect(controlledDemo.control.getSnapshot().faults).toEqual([]);
    await controlledDemo.control.reset();
  },
};

const loggedDemo = createStoryDemo();

/** The calls as they come, with their bodies, secrets masked. */
export const Calls: Story = {
  args: { demo: loggedDemo },
  play: async () => {
    const panelQueries = await panel();
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
    await expect(failed).toHaveTextContent(/GET \/api\/accounts.*on purpose.*503/);
    await expect(missing).toHaveTextContent('404');
    await userEvent.click(within(login ?? document.body).getByText(/POST/));
    await waitFor(() => expect(login).toHaveTextContent('"password": "***"'));
    await expect(login).toHaveTextContent('"token": "***"');
    await expect(login).not.toHaveTextContent(token);
  },
};

const cancelled = fn();

/** Lost changes can't be had back: a reset asks first, and focus starts on the way out. */
export const AsksBeforeAReset: Story = {
  args: { demo: createStoryDemo({ reset: cancelled }) },
  play: async ({ args }) => {
    const button = (await panel()).getByRole('button', { name: 'Reset demo data' });
    const question = () => screen.findByRole('alertdialog', { name: 'Reset demo data?' });
    const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

    await userEvent.click(button);
    const asked = await question();
    await expect(asked).toHaveAccessibleDescription(
      'All changes in the scenario “Default” are lost, in every tab.',
    );
    const cancel = within(asked).getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.click(cancel);
    await closed();
    await waitFor(() => expect(button).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await question();
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(cancelled).not.toHaveBeenCalled();
  },
};

let reset = () => {};
const resets = fn(() => new Promise<void>((resolve) => (reset = resolve)));

/** The confirmation is busy until the page begins anew. */
export const Resets: Story = {
  args: { demo: createStoryDemo({ reset: resets, isPersistent: false }) },
  play: async () => {
    const panelQueries = await panel();
    await expect(
      panelQueries.getByText('This browser keeps no changes: they go with the page.'),
    ).toBeVisible();
    await userEvent.click(panelQueries.getByRole('button', { name: 'Reset demo data' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Reset demo data?' }));
    const button = question.getByRole('button', { name: 'Reset demo data' });
    await userEvent.dblClick(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(resets).toHaveBeenCalledOnce();
    reset();
  },
};
