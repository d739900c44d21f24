import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Field } from '~/ui/Field';
import { NumberStepper, type NumberStepperProps } from '~/ui/Input';

function SeatsField(props: NumberStepperProps) {
  const [seats, setSeats] = useState(12);
  return (
    <Field label="Assigned seats">
      {(control) => (
        <NumberStepper
          {...props}
          {...control}
          readOnly
          value={String(seats)}
          note={seats === 12 ? undefined : `from 12`}
          onStep={(by) => setSeats((previous) => previous + by)}
        />
      )}
    </Field>
  );
}

const meta = {
  title: 'ui/NumberStepper',
  component: NumberStepper,
  args: {
    decreaseLabel: 'One seat fewer',
    increaseLabel: 'One seat more',
    onStep: () => undefined,
  },
  render: (args) => <SeatsField {...args} />,
} satisfies Meta<typeof NumberStepper>;
export default meta;

export const ChangesByOne: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Assigned seats' });
    await userEvent.click(canvas.getByRole('button', { name: 'One seat more' }));
    await expect(field).toHaveValue('13');
    await userEvent.click(canvas.getByRole('button', { name: 'One seat fewer' }));
    await expect(field).toHaveValue('12');
  },
};
