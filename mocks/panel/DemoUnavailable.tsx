import { Button } from '~/ui/button/Button';
import { ErrorState } from '~/ui/feedback/ErrorState';
import { DemoPage } from './DemoPage';

/** Shown instead of the console if the demo can't run. */
export function DemoUnavailable({ reason }: { readonly reason: string }) {
  return (
    <DemoPage>
      <ErrorState
        title="The demo can’t run here"
        titleAs="h1"
        announce={false}
        detail={reason}
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            Try again
          </Button>
        }
      />
    </DemoPage>
  );
}
