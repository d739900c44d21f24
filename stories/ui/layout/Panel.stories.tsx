import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '~/ui/Button';
import { Panel, Stack } from '~/ui/Page';

const meta = {
  title: 'ui/Panel',
  component: Panel,
  args: { title: 'Subscriptions', children: 'Rows of subscriptions.' },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In a narrow panel the summary has a line of its own. */
export const Headers: Story = {
  render: (args) => (
    <Stack>
      <Panel {...args} />
      <Panel {...args} title="With actions" actions={<Button>Add subscription</Button>} />
      <Panel
        {...args}
        title="With a summary"
        summary="Peak 246 on 2 Mar"
        actions={<Button>Add subscription</Button>}
      />
      <Panel
        {...args}
        title="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
        actions={<Button>Edit</Button>}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Subscriptions' })).toBeVisible();
    const header = canvas.getByRole('region', { name: 'With a summary' }).firstElementChild;
    const { height } = header?.getBoundingClientRect() ?? {};
    if (window.innerWidth >= 768) await expect(height).toBe(48);
    else await expect(height).toBeGreaterThan(48);
  },
};
