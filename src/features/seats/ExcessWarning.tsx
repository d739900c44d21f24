import styled from '@emotion/styled';
import { TriangleAlert } from 'lucide-react';
import { excessWarning } from '~/messages/confirmations';
import { theme } from '~/theme/theme';

/** Says before the click that the typed assignment exceeds the total, and what happens then. */
export function ExcessWarning({ excess }: { readonly excess: number }) {
  // Always rendered: a live region announces only what changes in it.
  return (
    <Reserved role="status">
      {excess > 0 && (
        <Text>
          <TriangleAlert size={16} aria-hidden="true" />
          <span>{excessWarning(excess)}</span>
        </Text>
      )}
    </Reserved>
  );
}

/** On small screens the text takes two lines. */
const Reserved = styled.div`
  min-block-size: 32px;
  ${theme.media.belowMedium} {
    min-block-size: 52px;
  }
`;
const Text = styled.p`
  display: flex;
  gap: ${theme.space[2]};
  padding-block-start: ${theme.space[3]};
  color: ${theme.warning.text};
  & > svg {
    flex: none;
    margin-block-start: 2px;
  }
`;
