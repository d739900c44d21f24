import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { createMockApi } from '~~/mocks/createMockApi';
import { Demo } from '~~/mocks/demo/Demo';
import { DemoButton, DemoOverlay } from '~~/mocks/demo/DemoButton';
import { DemoUnavailable } from '~~/mocks/demo/start';
import { storyNow } from '~~/tests/fixtures/storyNow';

function createStoryDemo(path: string) {
  const api = createMockApi({ organizations: 20, now: () => storyNow });
  return new Demo({ api, scenario: 'default', path: () => path });
}

interface DemoProps {
  readonly demo: Demo;
}

/** The demo's button and its panel. */
function DemoControls({ demo }: DemoProps) {
  return (
    <>
      <DemoButton demo={demo} toasts={{ show: () => {} }} />
      <DemoOverlay demo={demo} />
    </>
  );
}

const meta = {
  title: 'demo/Demo',
  component: DemoControls,
  args: { demo: createStoryDemo('/accounts/acme.v2') },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DemoControls>;

export default meta;
type Story = StoryObj<typeof meta>;

const openPanel: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Demo' }));
  await screen.findByRole('dialog', { name: 'Demo' });
};

export const Panel: Story = { play: openPanel };

/** On a screen without an organization, with a failure pending. */
export const FailurePending: Story = {
  args: { demo: createStoryDemo('/token') },
  play: async (context) => {
    await openPanel(context);
    await userEvent.click(screen.getByRole('button', { name: 'Fail next call' }));
  },
};

export const Unavailable: Story = {
  render: () => <DemoUnavailable reason="The demo needs a service worker." />,
};
