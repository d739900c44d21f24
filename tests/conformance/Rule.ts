import type { Call } from '~/api/contract/Call';
import type { Suite } from './Suite';

/** One promise of the contract, and how to check it. */
export interface Rule {
  /** Starts with its group: `versions.stale`. `--only versions` selects the group. */
  readonly id: string;
  readonly title: string;
  /** The anchor of its section in docs/api.md. */
  readonly section: string;
  /** Throws a `RuleFailure` if the API breaks the rule. */
  readonly run: (suite: Suite) => Promise<void>;
  /** Run only with `--origin`. */
  readonly needsOrigin?: true;
}

type CallPath = Pick<Call, 'method' | 'path'>;

/** The heading of a call's section in docs/api.md. */
export function headingOf({ method, path }: CallPath): string {
  return `${method} ${path.slice(1)}`;
}

/** The anchor of a heading. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');
}

/** The anchor of a call's section in docs/api.md. */
export const sectionOf = (call: CallPath) => anchorOf(headingOf(call));
