import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, type IconName } from '~/ui/text/Icon';
import { Row } from '~/ui/layout/Row';

const meta = { title: 'ui/Icon', component: Icon, args: { name: 'accounts' } } satisfies Meta<
  typeof Icon
>;
export default meta;

const names: IconName[] = ['accounts', 'token', 'menu', 'collapse', 'expand'];

export const Names: StoryObj<typeof meta> = {
  render: () => (
    <Row gap={4}>
      {names.map((name) => (
        <Row key={name}>
          <Icon name={name} /> {name}
        </Row>
      ))}
    </Row>
  ),
};
