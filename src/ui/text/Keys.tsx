import styled from '@emotion/styled';
import { theme } from '~/theme/theme';

export interface KeysProps {
  /** As printed on the keyboard, in the order in which they are pressed. */
  readonly keys: readonly string[];
}

/** The keys of a shortcut. Hidden where there is likely no keyboard. */
export function Keys({ keys }: KeysProps) {
  return (
    <KeyList>
      {keys.map((key, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a key may occur twice, and none moves
        <kbd key={index}>{key}</kbd>
      ))}
    </KeyList>
  );
}

const KeyList = styled.span`
  display: inline-flex;
  flex: none;
  gap: 2px;
  & > kbd {
    min-inline-size: 20px;
    padding: 0 5px;
    border: 1px solid color-mix(in srgb, currentcolor 25%, transparent);
    border-radius: ${theme.radius.small};
    font-family: inherit;
    text-align: center;
    ${theme.type[12]};
  }
  @media (hover: none) {
    display: none;
  }
`;
