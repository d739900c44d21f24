import styled from '@emotion/styled';
import { TriangleAlert } from 'lucide-react';
import { theme } from '~/theme/theme';

/** Says before the click what to consider about the number that is typed. */
export function SeatsWarning({ text }: { readonly text: string | undefined }) {
  // Always rendered: a live region announces only what changes in it.
  return (
    <Reserved role="status">
      {text && (
        <Text>
          <TriangleAlert size={16} aria-hidden="true" />
          <span>{text}</span>
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
