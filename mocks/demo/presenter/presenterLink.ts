import type { DemoDataset } from '../DemoSettings';

/**
 * What the tour's texts and figures are about, on any day. With this seed, Acme Robotics is the first to
 * run out of seats.
 */
export const tourDataset: DemoDataset = { scenario: 'growing', seed: 20 };

export const presenterParameters = ['panel', 'tour'] as const;

interface PresenterLink {
  /** `?panel=off` hides the panel, `?panel=on` shows it again. */
  readonly showPanel: boolean | undefined;
  /** `?tour=on` starts the tour. */
  readonly startTour: boolean;
}

/** Parses the parameters of a URL's query that are about presenting; ignores other values. */
export function parsePresenterLink(search: string): PresenterLink {
  const params = new URLSearchParams(search);
  const panel = params.get('panel');
  return {
    showPanel: panel === 'on' ? true : panel === 'off' ? false : undefined,
    startTour: params.get('tour') === 'on',
  };
}
