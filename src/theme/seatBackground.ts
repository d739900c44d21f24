import { theme } from './theme';

/** Pixels from one seat to the next, and from the edge to the first. */
const pitch = 28;
const inset = 8;

/** Seats that are taken, by column and row from an edge; the last number is the accent's share. */
const takenSeats = {
  left: [
    [3, 2, 90],
    [4, 2, 20],
    [5, 2, 20],
    [3, 3, 80],
    [5, 4, 20],
    [6, 21, 20],
    [7, 21, 20],
  ],
  right: [
    [9, 4, 50],
    [4, 3, 20],
    [3, 3, 20],
    [7, 20, 20],
    [6, 20, 60],
    [5, 20, 20],
    [4, 21, 20],
    [6, 22, 75],
  ],
} as const;

/**
 * The background of the login: empty seats that fade towards the card, a few of them taken. Plain
 * CSS in the page's head, because the static shell has it before the console's code runs. Each half is
 * a grid of its own, anchored to its edge.
 */
export function seatBackground(selector: string): string {
  return [
    `${selector}{position:relative;isolation:isolate;background:${theme.surface.side}}`,
    `${selector}::before,${selector}::after{content:'';position:absolute;z-index:-1;pointer-events:none}`,
    `${selector}::before{inset:0 50% 0 0;${half('left')}}`,
    `${selector}::after{inset:0 0 0 50%;${half('right')}}`,
    `@media print,(forced-colors:active){${selector}::before,${selector}::after{display:none}}`,
  ].join('');
}

function half(edge: 'left' | 'right'): string {
  const seats = takenSeats[edge].map(([column, row, share]) => ({
    at: `${edge} ${column * pitch + inset}px top ${row * pitch + inset}px`,
    colour: `color-mix(in srgb,${theme.accent.solid} ${share}%,${theme.surface.side})`,
  }));
  const colours = seats.map(
    ({ at, colour }) => `linear-gradient(${colour},${colour}) ${at}/12px 12px no-repeat`,
  );
  const shapes = seats.map(({ at }) => `${image(`fill='%23000'`, 12)} ${at} no-repeat`);
  const fade = `linear-gradient(to ${edge},#0000 8%,#0009 70%)`;
  const anchor = edge === 'left' ? '0' : '100%';
  return [
    `background:${[...colours, theme.border.button].join(',')}`,
    `mask:${[...shapes, `${image(`fill='none' stroke='%23000'`, pitch)} ${anchor} 0 intersect`, fade].join(',')}`,
  ].join(';');
}

/** A rounded square of 12 px in an image of the given size, as a mask. */
function image(paint: string, size: number): string {
  const at = (size - 12) / 2;
  const outlined = paint.includes('stroke') ? 0.5 : 0;
  const width = 12 - 2 * outlined;
  return `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${size}' height='${size}'%3E%3Crect x='${at + outlined}' y='${at + outlined}' width='${width}' height='${width}' rx='3' ${paint}/%3E%3C/svg%3E")`;
}
