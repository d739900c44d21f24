import type { Meta, StoryObj } from '@storybook/react-vite';
import { Missing } from '../../src/ui/Missing';

const meta = { title: 'ui/Missing', component: Missing } satisfies Meta<typeof Missing>;
export default meta;

export const Dash: StoryObj<typeof meta> = {};
