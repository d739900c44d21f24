import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from '~/ui/Copy';
import { DefinitionItem, DefinitionList } from '~/ui/Page';
import { MoneyText, Time } from '~/ui/values';

const meta = { title: 'ui/DefinitionList', component: DefinitionList } satisfies Meta<
  typeof DefinitionList
>;
export default meta;

export const Profile: StoryObj<typeof meta> = {
  render: () => (
    <DefinitionList>
      <DefinitionItem term="Name">Northwind Traders</DefinitionItem>
      <DefinitionItem term="Address">
        1 Harbour Street, Rotterdam, 3011 AA, Netherlands
      </DefinitionItem>
      <DefinitionItem term="Subdomain">northwind</DefinitionItem>
      <DefinitionItem term="Date Registered">
        <Time value="2026-03-01T09:30:00Z" />
      </DefinitionItem>
      <DefinitionItem
        term="Billing Email"
        copy={<CopyButton name="billing email" value="billing@northwind.example" />}
      >
        billing@northwind.example
      </DefinitionItem>
      <DefinitionItem term="Billing Phone">{null}</DefinitionItem>
      <DefinitionItem term="Amount">
        <MoneyText amount={3371.42} currency="USD" />
      </DefinitionItem>
    </DefinitionList>
  ),
};
