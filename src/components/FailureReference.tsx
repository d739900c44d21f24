import styled from '@emotion/styled';
import type { Failure } from '~/lib/Failure';
import { theme } from '~/theme/theme';
import { CopyButton } from '~/ui/button/CopyButton';

interface FailureReferenceProps {
  readonly failure: Failure;
}

/**
 * "Reference {id}" with "Copy reference": the request id of a failure, which support staff can search
 * the API's logs for; nothing if the response had none.
 */
export function FailureReference({ failure: { requestId } }: FailureReferenceProps) {
  if (!requestId) return null;
  return (
    <Line>
      <span>{`Reference ${requestId}`}</span>
      <span data-button="">
        <CopyButton name="reference" value={requestId} />
      </span>
    </Line>
  );
}

/* As high as its text. */
const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: inherit;
  color: ${theme.text.muted};
  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > [data-button] {
    --control-height: ${theme.control.small};
    flex: none;
    display: flex;
    align-items: center;
    inline-size: ${theme.control.small};
    block-size: 0;
  }
  & button {
    inline-size: ${theme.control.small};
    block-size: ${theme.control.small};
    min-block-size: 0;
    min-inline-size: 0;
  }
`;
