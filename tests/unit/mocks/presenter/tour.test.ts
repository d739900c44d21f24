import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextAction } from '~~/mocks/panel/tour/nextAction';
import { overlap, placeCard } from '~~/mocks/panel/tour/placeCard';
import { tourSteps } from '~~/mocks/panel/tour/tourSteps';

describe('tour steps', () => {
  it('the tour has the five steps of the walkthrough in README', () => {
    const readme = readFileSync('README.md', 'utf8');
    const titles = [...readme.matchAll(/^\d\. \*\*(.+?)\.?\*\*/gm)].map(([, title]) => title);
    expect(titles).toHaveLength(5);
    expect(tourSteps.map(({ title }) => title)).toEqual(titles);
  });
});

describe('nextAction', () => {
  /** Opens a dialog, types in it and saves, as the fifth step. */
  const state = { isOpen: false, isTyped: false, isSaved: false };
  const actions = [
    { isDone: () => state.isOpen },
    { isDone: () => state.isTyped, isPossible: () => state.isOpen },
    { isDone: () => state.isSaved, isPossible: () => state.isTyped },
    {},
  ];
  const next = (change: Partial<typeof state>, reached: number) => {
    Object.assign(state, { isOpen: false, isTyped: false, isSaved: false }, change);
    return nextAction(actions, reached);
  };

  it('the tour goes on past what has been done, at most to the last action', () => {
    expect(next({}, 0)).toBe(0);
    expect(next({ isOpen: true }, 0)).toBe(1);
    expect(next({ isOpen: true, isTyped: true }, 0)).toBe(2);
    expect(next({ isSaved: true }, 2)).toBe(3);
  });

  it('the tour stays where it was after what was opened is no longer needed', () => {
    expect(next({}, 3)).toBe(3);
    expect(next({}, 99)).toBe(3);
  });

  it('the tour goes back to what has to be done again after a reload has closed or emptied the dialog', () => {
    expect(next({}, 2)).toBe(0);
    expect(next({ isOpen: true }, 2)).toBe(1);
  });
});

const desktop = { width: 1280, height: 720 };
const phone = { width: 375, height: 740 };
const card = { width: 344, height: 230 };

describe('placeCard', () => {
  it('the tour’s card is in the bottom right corner while nothing is there', () => {
    const { left, top } = placeCard({ card, viewport: desktop });
    expect([left > desktop.width / 2, top > desktop.height / 2]).toEqual([true, true]);
  });

  it.each([
    ['desktop', desktop],
    ['phone', phone],
  ])(
    'the tour’s card never covers a target beside which it fits, and stays on screen (%s)',
    (_, viewport) => {
      const box = fc.record({
        left: fc.integer({ min: 0, max: viewport.width - 40 }),
        top: fc.integer({ min: 0, max: viewport.height - 40 }),
        width: fc.integer({ min: 20, max: 300 }),
        height: fc.integer({ min: 20, max: 200 }),
      });
      fc.assert(
        fc.property(box, fc.array(box, { maxLength: 3 }), (target, obstacles) => {
          const place = placeCard({ card, viewport, target, obstacles });
          expect(overlap(place, target)).toBe(0);
          expect(place.left).toBeGreaterThanOrEqual(8);
          expect(place.top).toBeGreaterThanOrEqual(8);
          expect(place.left + place.width).toBeLessThanOrEqual(viewport.width - 8);
          expect(place.top + place.height).toBeLessThanOrEqual(viewport.height - 8);
        }),
      );
    },
  );

  it('leaves a dialog visible where the window is wide enough', () => {
    const dialog = { left: 360, top: 120, width: 560, height: 480 };
    const button = { left: 800, top: 550, width: 100, height: 32 };
    const place = placeCard({ card, viewport: desktop, target: button, obstacles: [dialog] });
    expect(overlap(place, dialog)).toBe(0);
  });

  it('leaves the target visible rather than the field in use where there is no space for both', () => {
    const field = { left: 20, top: 140, width: 335, height: 40 };
    const target = { left: 20, top: 440, width: 335, height: 40 };
    const place = placeCard({
      card: { ...card, height: 280 },
      viewport: phone,
      target,
      field,
      obstacles: [{ left: 0, top: 24, ...phone }],
    });
    expect(overlap(place, target)).toBe(0);
  });
});
