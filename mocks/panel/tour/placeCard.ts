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
  /** What the card must not cover; it goes beside the first one. */
  readonly targets?: readonly Box[];
  /** What it had better not cover, such as an open dialog. */
  readonly obstacles?: readonly Box[];
}

const margin = 8;
/** Below the console's header, whose buttons stay usable. */
const topMargin = 56;
const gap = 16;

/** Covering a target counts as much more than covering anything else. */
const targetWeight = 1000;

/**
 * The place for a card: the bottom right corner, else another one, else beside the target; where it
 * covers no target and, if possible, no obstacle.
 */
export function placeCard({ card, viewport, targets = [], obstacles = [] }: Options): Box {
  const [target] = targets;
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
  const covered = (box: Box, others: readonly Box[]) =>
    others.reduce((sum, other) => sum + overlap(box, other), 0);
  const cost = (box: Box) => targetWeight * covered(box, targets) + covered(box, obstacles);
  const [first = place(right, bottom), ...others] = [...corners, ...beside];
  return others.reduce((best, box) => (cost(box) < cost(best) ? box : best), first);
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
