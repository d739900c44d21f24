import { describe, expect, it } from 'vitest';
import { assignmentSegments, totalSegments } from '~/features/seats/seatSegments';

const before = (used_seats: number | null, total_seats: number | null) => ({
  used_seats,
  total_seats,
  available_seats: null,
});
/** The drawn segments as "kind size". */
const drawn = (segments: ReturnType<typeof totalSegments>) =>
  segments?.flatMap(({ kind, size }) => (size === 0 ? [] : [`${kind} ${size}`]));

describe('totalSegments', () => {
  it.each([
    [246, 250, undefined, ['normal 246', 'free 4']],
    [246, 250, 300, ['normal 246', 'free 4', 'accent 50']],
    [12, 25, 20, ['normal 12', 'free 8', 'removed 5']],
    [12, 25, 12, ['normal 12', 'removed 13']],
    [30, 25, 40, ['normal 30', 'accent 10']],
    [0, 0, 5, ['accent 5']],
  ])('draws %s of %s seats with a total of %s as %j', (used, total, to, segments) =>
    expect(drawn(totalSegments(before(used, total), to))).toEqual(segments),
  );

  it('draws the seats in use in the tone of a level', () =>
    expect(drawn(totalSegments(before(246, 250), 300, 'low'))).toEqual([
      'low 246',
      'free 4',
      'accent 50',
    ]));

  it('draws nothing while a figure is unknown', () => {
    expect(totalSegments(before(null, 25), 30)).toBeUndefined();
    expect(totalSegments(before(12, null), 30)).toBeUndefined();
  });
});

describe('assignmentSegments', () => {
  it.each([
    [246, 250, undefined, ['normal 246', 'free 4']],
    [246, 250, 248, ['normal 246', 'accent 2', 'free 2']],
    [246, 250, 260, ['normal 246', 'accent 4', 'excess 10']],
    [12, 25, 5, ['normal 5', 'free 20']],
  ])('draws %s of %s seats with %s assigned as %j', (used, total, assigned, segments) =>
    expect(drawn(assignmentSegments(before(used, total), assigned))).toEqual(segments),
  );

  it('draws the seats in use in the tone of a level', () =>
    expect(drawn(assignmentSegments(before(250, 250), 260, 'out'))).toEqual([
      'out 250',
      'excess 10',
    ]));
});
