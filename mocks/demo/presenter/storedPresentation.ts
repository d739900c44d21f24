import * as v from 'valibot';

const key = 'ams.demo.presentation';

const index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));

const schema = v.object({
  v: v.literal(1),
  data: v.object({
    isPanelHidden: v.boolean(),
    tour: v.object({
      isActive: v.boolean(),
      step: index,
      actions: v.record(v.string(), index),
    }),
  }),
});

/** How far the presenter is; kept for reloads of the tab, because other tabs may be the audience's. */
export type Presentation = v.InferOutput<typeof schema>['data'];

/**
 * A step of the tour, and the action that each step has reached, all from 0; known after the tour has
 * ended, too.
 */
export type TourProgress = Presentation['tour'];

export const initialTour: TourProgress = { isActive: false, step: 0, actions: {} };

const initial: Presentation = { isPanelHidden: false, tour: initialTour };

/** A function, because merely reading `window.sessionStorage` may throw. */
type GetStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

export function readPresentation(storage: GetStorage): Presentation {
  try {
    return v.parse(schema, JSON.parse(storage().getItem(key) ?? '')).data;
  } catch {
    return initial;
  }
}

export function writePresentation(storage: GetStorage, presentation: Presentation): void {
  try {
    storage().setItem(key, JSON.stringify({ v: 1, data: presentation }));
  } catch {
    // It applies until the page closes.
  }
}
