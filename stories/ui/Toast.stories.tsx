import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '~/ui/layout';
import { ToastCard } from '~/ui/Toast';

const longName = 'Maximilian Featherstonehaugh and Associates Consolidated Holdings '.repeat(2);

/** Toasts of each type; the text wraps. */
function Toasts() {
  return (
    <Stack gap={3} style={{ maxInlineSize: 600 }}>
      <ToastCard
        type="success"
        title="Success"
        headline="Saved Successfully!"
        text={`${longName}: total full seats 250 → 300`}
        action={{ label: 'Undo', onClick: fn() }}
        onDismiss={fn()}
      />
      <ToastCard type="error" title="Error" text="Saving Failed!" onDismiss={fn()} />
      <ToastCard
        type="caution"
        title="Caution"
        text="Your session has ended. Sign in again."
        onDismiss={fn()}
      />
      <ToastCard type="info" title="Information" text="Copied" onDismiss={fn()} />
    </Stack>
  );
}

const meta = { title: 'ui/Toast', component: Toasts } satisfies Meta<typeof Toasts>;
export default meta;

export const All: StoryObj<typeof meta> = {};
