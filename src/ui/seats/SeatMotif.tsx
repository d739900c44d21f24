import styled from '@emotion/styled';
import { theme } from '~/theme/theme';

interface SeatMotifProps {
  /** Something failed: the tile in the middle is red and hollow. */
  readonly failed?: boolean;
}

/** Nine seats, one of them taken: the motif of empty and failed states. Decorative. */
export function SeatMotif({ failed = false }: SeatMotifProps) {
  return (
    <Tiles aria-hidden="true">
      {Array.from({ length: 9 }, (_, index) => {
        if (index !== 4) return <Tile key={index} />;
        return failed ? <FailedTile key={index} /> : <TakenTile key={index} />;
      })}
    </Tiles>
  );
}

const Tiles = styled.span`
  display: inline-grid;
  grid-template-columns: repeat(3, 12px);
  gap: 4px;
`;
const Tile = styled.i`
  block-size: 12px;
  border: 1px solid ${theme.border.button};
  border-radius: 3px;
`;
const FailedTile = styled(Tile)`
  border: 2px solid ${theme.capacity.out};
  ${theme.printColours};
`;
const TakenTile = styled(Tile)`
  border-color: ${theme.accent.solid};
  background: ${theme.accent.solid};
  ${theme.printColours};
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
