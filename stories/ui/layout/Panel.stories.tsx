import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '~/ui/button/Button';
import { Panel } from '~/ui/layout/Panel';

const meta = {
  title: 'ui/Panel',
  component: Panel,
  args: { title: 'Subscriptions', children: 'Rows of subscriptions.' },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Subscriptions' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Subscriptions' })).toBeVisible();
  },
};

export const WithActions: Story = {
  args: { actions: <Button>Add subscription</Button> },
};

/** In a narrow panel the summary has a line of its own. */
export const WithSummary: Story = {
  args: { summary: 'Peak 246 on 2 Mar', actions: <Button>Add subscription</Button> },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('region', { name: 'Subscriptions' }).firstElementChild;
    const { height } = header?.getBoundingClientRect() ?? {};
    if (window.innerWidth >= 768) await expect(height).toBe(48);
    else await expect(height).toBeGreaterThan(48);
  },
};

export const LongTitle: Story = {
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    actions: <Button>Edit</Button>,
  },
};
