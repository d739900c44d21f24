import styled from '@emotion/styled';
import { theme } from '~/theme/theme';

/** Pixels from one seat of the login's background to the next. */
const seatPitch = 28;

type Seat = readonly [column: number, row: number, opacity: number];

/** Seats that are taken, with the opacity of the accent. Columns count from the edge of each half. */
const takenSeats: Record<'left' | 'right', readonly Seat[]> = {
  left: [
    [3, 2, 0.9],
    [4, 2, 0.2],
    [5, 2, 0.2],
    [3, 3, 0.8],
    [5, 4, 0.2],
    [6, 21, 0.2],
    [7, 21, 0.2],
  ],
  right: [
    [-10, 4, 0.5],
    [-5, 3, 0.2],
    [-4, 3, 0.2],
    [-8, 20, 0.2],
    [-7, 20, 0.6],
    [-6, 20, 0.2],
    [-5, 21, 0.2],
    [-7, 22, 0.75],
  ],
};

/** The size of a seat, and its distance from the edge of its cell. */
const size = 12;
const inset = (seatPitch - size) / 2;

/**
 * The background of the login: empty seats that fade towards the card, a few of them taken. Each
 * half is a grid of its own, anchored to its edge. Elements, not a background image: the Content
 * Security Policy allows no data URLs.
 */
export function SeatBackground() {
  return (
    <Drawing aria-hidden="true">
      <defs>
        <pattern id="seats" width={seatPitch} height={seatPitch} patternUnits="userSpaceOnUse">
          <rect x={inset + 0.5} y={inset + 0.5} width={size - 1} height={size - 1} rx="3" />
        </pattern>
        <linearGradient id="seats-fade">
          <stop offset="0.1" stopOpacity="0.3" />
          <stop offset="0.42" />
          <stop offset="0.58" />
          <stop offset="0.9" stopOpacity="0.3" />
        </linearGradient>
      </defs>
      <svg width="50%">
        <rect width="100%" height="100%" fill="url(#seats)" />
      </svg>
      <svg x="50%" width="50%">
        <svg x="100%" overflow="visible">
          <rect x={-100 * seatPitch} width={100 * seatPitch} height="100%" fill="url(#seats)" />
        </svg>
      </svg>
      <rect width="100%" height="100%" fill="url(#seats-fade)" />
      {takenSeats.left.map(renderTakenSeat)}
      <svg x="100%" overflow="visible">
        {takenSeats.right.map(renderTakenSeat)}
      </svg>
    </Drawing>
  );
}

function renderTakenSeat([column, row, opacity]: Seat) {
  return (
    <rect
      key={`${column} ${row}`}
      x={column * seatPitch + inset}
      y={row * seatPitch + inset}
      width={size}
      height={size}
      rx="3"
      fill={theme.accent.solid}
      fillOpacity={opacity}
    />
  );
}

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  z-index: -1;
  inline-size: 100%;
  block-size: 100%;
  & pattern > rect {
    fill: none;
    stroke: ${theme.border.button};
  }
  & stop {
    stop-color: ${theme.surface.side};
  }
  @media print, (forced-colors: active) {
    display: none;
  }
`;
