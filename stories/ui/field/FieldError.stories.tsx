import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldError } from '~/ui/Field';

const meta = {
  title: 'ui/FieldError',
  component: FieldError,
  args: { id: 'subscriptions-error', children: 'At least 1 subscription is required.' },
} satisfies Meta<typeof FieldError>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
