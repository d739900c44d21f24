import type { Failure } from '~/lib/Failure';
import { theme } from '~/theme/theme';
import { lazyComponent } from '~/ui/hooks/lazyComponent';

const ReferenceLine = lazyComponent(() =>
  import('./ReferenceLine').then(({ ReferenceLine }) => ReferenceLine),
);

interface FailureReferenceProps {
  readonly failure: Failure;
}

/**
 * The request id of a failure, which support staff can search the API's logs for; nothing if the
 * response had none. Its button is loaded with the first failure.
 */
export function FailureReference({ failure: { requestId } }: FailureReferenceProps) {
  if (!requestId) return null;
  // The padding has the size of the button.
  const text = <div style={{ paddingInlineEnd: theme.control.small }}>Reference {requestId}</div>;
  return <ReferenceLine id={requestId} fallback={text} />;
}
