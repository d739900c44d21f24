import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '~/ui/Button';
import { Alert, EmptyState, ErrorState, ProgressBar, Skeleton, Spinner } from '~/ui/Feedback';
import { Inline, Stack } from '~/ui/layout';
import { Badge, StatusBadge } from '~/ui/Status';

const statuses = ['active', 'inactive', 'pending', 'disapproved', 'revoked', 'expired', 'on_hold'];
const tones = ['danger', 'warning', 'info'] as const;

/** Messages, states and statuses. */
function Feedback() {
  return (
    <Stack gap={5}>
      {tones.map((tone) => (
        <Alert key={tone} tone={tone} title="Saving Failed!">
          The server didn’t respond. It may have been saved.
        </Alert>
      ))}
      <Inline justify="center" wrap>
        {statuses.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
        <StatusBadge status={null} />
        <Badge tone="accent">9 days</Badge>
      </Inline>
      <Inline justify="center" wrap>
        <Spinner />
        <Skeleton width={120} />
        <ProgressBar label="Import" value={37} max={40} />
      </Inline>
      <EmptyState title="No accounts" detail="Nothing matches “renewals”.">
        <Button>Clear filters</Button>
      </EmptyState>
      <ErrorState
        title="Something went wrong"
        detail="The server didn’t respond. Try again in a moment."
      >
        <Button>Try again</Button>
      </ErrorState>
    </Stack>
  );
}

const meta = { title: 'ui/Feedback', component: Feedback } satisfies Meta<typeof Feedback>;
export default meta;

export const All: StoryObj<typeof meta> = {};
