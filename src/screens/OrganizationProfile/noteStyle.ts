import { css } from '@emotion/react';
import { theme } from '~/theme/theme';

/** A line about the organization: an icon, a sentence, and the button of its remedy, not in print. */
export const noteStyle = css`
  display: flex;
  align-items: center;
  & > svg {
    flex: none;
  }
  & > p {
    flex: 1;
    min-inline-size: 0;
    color: ${theme.text.muted};
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  & strong {
    color: ${theme.text.primary};
    font-weight: ${theme.fontWeight.semibold};
  }
  @media print {
    & > button {
      display: none;
    }
  }
`;
