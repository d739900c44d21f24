/** In CSS pixels from the top left of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Options {
  readonly card: { readonly width: number; readonly height: number };
  readonly viewport: { readonly width: number; readonly height: number };
  /** What the action points at: the card must not cover it, and goes beside it. */
  readonly target?: Box | undefined;
  /** The field that the presenter types in. */
  readonly field?: Box | undefined;
  /** What it had better not cover, such as an open dialog. */
  readonly obstacles?: readonly Box[];
}

const margin = 8;
/** Below the console's header, whose buttons stay usable. */
const topMargin = 56;
const gap = 16;

/** How much more covering these counts than covering an obstacle: a pixel of the target, than anything. */
const weights = { target: 1e9, field: 30 };

/**
 * The place for a card: the bottom right corner, else another one, else beside the target; where it
 * doesn't cover the target and, if possible, neither the field nor an obstacle.
 */
export function placeCard({ card, viewport, target, field, obstacles = [] }: Options): Box {
  const right = viewport.width - card.width - margin;
  const bottom = viewport.height - card.height - margin;
  const place = (left: number, top: number): Box => ({
    ...card,
    left: clamp(left, margin, right),
    top: clamp(top, topMargin, bottom),
  });
  const corners = [
    place(right, bottom),
    place(margin, bottom),
    place(right, topMargin),
    place(margin, topMargin),
  ];
  const beside = target
    ? [
        place(target.left + target.width + gap, target.top),
        place(target.left - card.width - gap, target.top),
        place(target.left, target.top + target.height + gap),
        place(target.left, target.top - card.height - gap),
        place(target.left + target.width - card.width, target.top + target.height + gap),
        place(target.left + target.width - card.width, target.top - card.height - gap),
      ]
    : [];
  const cost = (box: Box) =>
    (target ? weights.target * overlap(box, target) : 0) +
    (field ? weights.field * overlap(box, field) : 0) +
    obstacles.reduce((sum, obstacle) => sum + overlap(box, obstacle), 0);
  const [first = place(right, bottom), ...others] = [...corners, ...beside];
  return others.reduce((best, box) => (cost(box) < cost(best) ? box : best), first);
}

/** The smallest box that contains all others. */
export function union(first: Box, ...others: readonly Box[]): Box {
  return others.reduce((one, other) => {
    const left = Math.min(one.left, other.left);
    const top = Math.min(one.top, other.top);
    const right = Math.max(one.left + one.width, other.left + other.width);
    const bottom = Math.max(one.top + one.height, other.top + other.height);
    return { left, top, width: right - left, height: bottom - top };
  }, first);
}

/** The area that two boxes share. */
export function overlap(one: Box, other: Box): number {
  const width =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
