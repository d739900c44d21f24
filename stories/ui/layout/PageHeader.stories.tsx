import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { Breadcrumbs } from '~/ui/layout/Breadcrumbs';
import { Button } from '~/ui/button/Button';
import { PageHeader } from '~/ui/layout/PageHeader';
import { StatusBadge } from '~/ui/feedback/StatusBadge';

const meta = {
  title: 'ui/PageHeader',
  component: PageHeader,
  args: { title: 'Organizations' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const crumbs = (name: string) => (
  <Breadcrumbs
    items={[{ label: 'Accounts', link: <a href="#accounts">Accounts</a> }, { label: name }]}
  />
);
const actions = (
  <>
    <Button>Edit</Button>
    <Button variant="danger">Deactivate</Button>
  </>
);

export const List: Story = {
  args: {
    actions: (
      <Button variant="primary" icon={<Plus size={16} />}>
        New organization
      </Button>
    ),
  },
};

export const Profile: Story = {
  args: {
    title: 'Northwind Traders',
    breadcrumbs: crumbs('Northwind Traders'),
    badge: <StatusBadge status="active" />,
    actions,
  },
};

const long =
  'The Incorporated Society for the Preservation of Exceedingly Long Organization Names, Northern Division (Holdings) Limited';

export const LongName: Story = {
  args: {
    title: long,
    breadcrumbs: crumbs(long),
    badge: <StatusBadge status="inactive" />,
    actions,
  },
};

const unbroken =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2);

export const UnbrokenName: Story = {
  args: {
    title: unbroken,
    breadcrumbs: crumbs(unbroken),
    badge: <StatusBadge status="pending" />,
    actions,
  },
};
