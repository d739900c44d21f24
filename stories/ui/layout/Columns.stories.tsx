import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns, Panel } from '~/ui/Page';

const meta = { title: 'ui/Columns', component: Columns } satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MainAndAside: Story = {
  args: {
    main: <Panel title="Subscriptions">Main</Panel>,
    aside: <Panel title="Organization Profile">Aside</Panel>,
  },
};
