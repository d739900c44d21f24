import type { Meta, StoryObj } from '@storybook/react-vite';
import { MissingValue } from '~/ui/text';

const meta = { title: 'ui/MissingValue', component: MissingValue } satisfies Meta<
  typeof MissingValue
>;
export default meta;

export const Dash: StoryObj<typeof meta> = {};
