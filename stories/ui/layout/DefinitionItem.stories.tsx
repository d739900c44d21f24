import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from '~/ui/button/CopyButton';
import { DefinitionItem, DefinitionList } from '~/ui/layout/DefinitionItem';
import { hovered } from '../../pseudoStates';

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
export const Separated: Story = {
  args: { term: 'Billing Name', separated: true, children: 'Laura Mitchell' },
};
/** The copy button shows. */
export const Hovered: Story = {
  args: { copy: <CopyButton name="name" value="Northwind Traders" /> },
  globals: hovered,
};
