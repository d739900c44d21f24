import styled from '@emotion/styled';
import { theme } from '~/theme/theme';

/** Nine seats, one of them taken: the motif of empty and failed states. Decorative. */
export function SeatMotif() {
  return (
    <Tiles aria-hidden="true" data-motif="">
      {Array.from({ length: 9 }, (_, index) => (
        <i key={index} data-taken={index === 4 ? '' : undefined} />
      ))}
    </Tiles>
  );
}

const Tiles = styled.span`
  display: inline-grid;
  grid-template-columns: repeat(3, 12px);
  gap: 4px;
  & > i {
    block-size: 12px;
    border: 1px solid ${theme.border.button};
    border-radius: 3px;
  }
  & > i[data-taken] {
    border-color: ${theme.accent.solid};
    background: ${theme.accent.solid};
    ${theme.printColours};
    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
`;
