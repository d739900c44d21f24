import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from '~/ui/Copy';
import { DefinitionItem, DefinitionList } from '~/ui/Page';
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

/** Also with a long value and without one. */
export const States: Story = {
  render: (args) => (
    <>
      <DefinitionItem {...args} />
      <DefinitionItem term="Billing Email" copy={<CopyButton name="billing email" value={email} />}>
        {email}
      </DefinitionItem>
      <DefinitionItem term="Address">{null}</DefinitionItem>
      <DefinitionItem term="Billing Name">Laura Mitchell</DefinitionItem>
    </>
  ),
};
/** The copy button shows. */
export const Hovered: Story = {
  args: { copy: <CopyButton name="name" value="Northwind Traders" /> },
  globals: hovered,
};
