import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { Button } from '~/ui/Button';
import { Monogram } from '~/ui/Seats';
import { PageHeader } from '~/ui/Page';
import { StatusBadge } from '~/ui/Status';

const meta = {
  title: 'ui/PageHeader',
  component: PageHeader,
  args: { title: 'Organizations' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const actions = (
  <>
    <Button>Edit</Button>
    <Button variant="quietDanger">Deactivate</Button>
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
    leading: <Monogram name={'Northwind Traders'} size="large" />,
    description: 'northwind · Registered 24 Jan 2025',
    badge: <StatusBadge status="active" />,
    actions,
  },
};

const long =
  'The Incorporated Society for the Preservation of Exceedingly Long Organization Names, Northern Division (Holdings) Limited';

export const LongName: Story = {
  args: {
    title: long,
    leading: <Monogram name={long} size="large" />,
    description: 'northwind · Registered 24 Jan 2025',
    badge: <StatusBadge status="inactive" />,
    actions,
  },
};

const unbroken =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2);

export const UnbrokenName: Story = {
  args: {
    title: unbroken,
    leading: <Monogram name={unbroken} size="large" />,
    description: 'northwind · Registered 24 Jan 2025',
    badge: <StatusBadge status="pending" />,
    actions,
  },
};
