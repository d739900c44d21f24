import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import { CopyButton } from '~/ui/button/CopyButton';

/** "Reference {id}" with "Copy reference". */
export function ReferenceLine({ id }: { readonly id: string }) {
  return (
    <Line>
      <span>Reference {id}</span>
      <span data-button="">
        <CopyButton name="reference" value={id} />
      </span>
    </Line>
  );
}

/* As high as its text: the button appears later than the text, and must not move what follows. */
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
