import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from '~/ui/button/CopyButton';
import { DefinitionItem } from '~/ui/layout/DefinitionItem';
import { DefinitionList } from '~/ui/layout/DefinitionList';

const meta = {
  title: 'ui/DefinitionItem',
  component: DefinitionItem,
  args: { term: 'Name', children: 'Northwind Traders' },
  decorators: [(Story) => <DefinitionList>{Story()}</DefinitionList>],
} satisfies Meta<typeof DefinitionItem>;
export default meta;
type Story = StoryObj<typeof meta>;

const email = `${'a-very-long-billing-department-name'.repeat(4)}@northwind.example`;

export const Plain: Story = {};
export const LongValue: Story = {
  args: {
    term: 'Billing Email',
    children: email,
    copy: <CopyButton name="billing email" value={email} />,
  },
};
export const Unknown: Story = { args: { term: 'Address', children: null } };
export const Wide: Story = {
  args: { term: 'Address', wide: true, children: 'Spans the whole row' },
};
