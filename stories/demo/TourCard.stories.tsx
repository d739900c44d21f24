import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Dialog } from '~/ui/dialog/Dialog';
import { createState } from '~~/mocks/demo/presenter/createState';
import { initialTour, type TourProgress } from '~~/mocks/demo/presenter/storedPresentation';
import { TourCard } from '~~/mocks/panel/tour/TourCard';
import { createStoryDemo } from './createStoryDemo';

/** A demo whose tour is at a step, from 0. */
function createTouredDemo(step: number) {
  const state = createState<TourProgress>({ ...initialTour, isActive: true, step });
  const set = (change: Partial<TourProgress>) => state.set({ ...state.get(), ...change });
  return createStoryDemo({
    tour: {
      get: state.get,
      subscribe: state.subscribe,
      start: () => {},
      goTo: (next) => set({ step: next }),
      reach: (of, action) => set({ actions: { ...state.get().actions, [of]: action } }),
      resume: () => set({ isActive: true }),
      end: () => set({ isActive: false }),
    },
  });
}

const meta = {
  title: 'demo/TourCard',
  component: TourCard,
  args: { demo: createTouredDemo(0) },
} satisfies Meta<typeof TourCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const card = (name: string) => within(screen.getByRole('region', { name }));

export const FirstStep: Story = {
  play: async () => {
    await expect(card('Who runs out of seats?').getByText('1 of 5')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
  },
};

/** On another screen than the step's, it offers to go there. */
export const Elsewhere: Story = {
  args: { demo: createTouredDemo(2) },
  play: async () => {
    await expect(
      card('Who did it?').getByRole('button', { name: 'Go to Acme Robotics' }),
    ).toBeVisible();
  },
};

/**
 * A colleague can change the organization once another name was entered. Closing the dialog loses it, so
 * it is to be opened again.
 */
export const LastStep: Story = {
  args: { demo: createTouredDemo(4) },
  render: (args) => (
    <>
      <Profile />
      <TourCard {...args} />
    </>
  ),
  play: async () => {
    const step = card('Two people, one record');
    await expect(step.getByText('Press “Edit”.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await expect(await step.findByText('Enter another “Billing name”.')).toBeVisible();
    await expect(step.queryByRole('button', { name: 'A colleague changes this' })).toBeNull();
    await userEvent.type(screen.getByLabelText('Billing name'), ' Jr');
    await userEvent.click(await step.findByRole('button', { name: 'A colleague changes this' }));
    await expect(await step.findByText('Press “Save changes”.')).toBeVisible();
    await expect(step.queryByRole('button', { name: 'A colleague changes this' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(await step.findByText('Press “Edit”.')).toBeVisible();
    await expect(step.getByRole('button', { name: 'Finish' })).toBeVisible();
  },
};

function Profile() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <dl>
        <dt>Billing Name</dt>
        <dd>
          <span>Laura Mitchell</span>
        </dd>
      </dl>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <Dialog open={open} title="Edit organization" onClose={() => setOpen(false)}>
        <label>
          <span>Billing name</span>
          <input defaultValue="Laura Mitchell" />
        </label>
      </Dialog>
    </main>
  );
}

const keyboardDemo = createTouredDemo(1);

/** Arrow keys go back and forth, unless focus is in a field; Escape ends the tour. */
export const Keyboard: Story = {
  args: { demo: keyboardDemo },
  render: (args) => (
    <>
      <input aria-label="Name" defaultValue="Acme" />
      <TourCard {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.keyboard('{ArrowRight}');
    await expect(keyboardDemo.tour.get().step).toBe(2);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(keyboardDemo.tour.get().step).toBe(0);
    await userEvent.click(canvas.getByLabelText('Name'));
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await expect(keyboardDemo.tour.get()).toMatchObject({ isActive: true, step: 0 });
    canvas.getByLabelText('Name').blur();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('region')).toBeNull();
    keyboardDemo.tour.resume();
  },
};
