import styled from '@emotion/styled';
import { referenceOf, type Failure } from '~/lib/Failure';
import { theme } from '~/theme/theme';
import { CopyButton } from '~/ui/Copy';

interface FailureReferenceProps {
  readonly failure: Failure;
}

/**
 * "Reference {id}" with "Copy reference": the request id of a failure, which support staff can search
 * the API's logs for; nothing for a failure that has none or needs no help (`referenceOf`).
 */
export function FailureReference({ failure }: FailureReferenceProps) {
  const reference = referenceOf(failure);
  if (!reference) return null;
  return (
    <Line>
      <Text>{`Reference ${reference}`}</Text>
      <ButtonPlace>
        <CopyButton name="reference" value={reference} />
      </ButtonPlace>
    </Line>
  );
}

/* As high as its text. */
const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: inherit;
  color: ${theme.text.muted};
`;
const Text = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
const ButtonPlace = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  inline-size: ${theme.control.small};
  block-size: 0;
  & button {
    inline-size: ${theme.control.small};
    block-size: ${theme.control.small};
    min-block-size: 0;
    min-inline-size: 0;
  }
`;
