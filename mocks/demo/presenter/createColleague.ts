import type { ColleagueChange, ColleagueField } from '../../handlers/changeAsColleague';
import { createState, type State } from './createState';

/** Seconds until a change that was not made at once. */
export const colleagueDelay = 10;

export interface ColleagueSnapshot {
  /** A change to come. */
  readonly pending?: {
    readonly organizationId: string;
    readonly field: ColleagueField;
    readonly secondsLeft: number;
  };
  /** The last change. */
  readonly last?: ColleagueChange | 'unchanged';
}

/** Changes organizations as a colleague of the signed-in user, at once or after a countdown. */
export interface Colleague extends State<ColleagueSnapshot> {
  change(organizationId: string, field: ColleagueField): Promise<void>;
  /** Replaces a change to come. It doesn't survive a reload. */
  changeLater(organizationId: string, field: ColleagueField): void;
  cancel(): void;
}

interface Options {
  readonly change: (
    organizationId: string,
    field: ColleagueField,
  ) => Promise<ColleagueChange | undefined>;
  /** Tells every tab, this one included, that an organization has changed. */
  readonly broadcast: (organizationId: string) => void;
}

export function createColleague({ change, broadcast }: Options): Colleague {
  const state = createState<ColleagueSnapshot>({});
  let timer: ReturnType<typeof setInterval> | undefined;

  async function changeNow(organizationId: string, field: ColleagueField): Promise<void> {
    clearInterval(timer);
    state.set({});
    const last = await change(organizationId, field);
    state.set({ ...state.get(), last: last ?? 'unchanged' });
    if (last) broadcast(organizationId);
  }
  return {
    get: state.get,
    subscribe: state.subscribe,
    change: changeNow,
    changeLater(organizationId, field) {
      clearInterval(timer);
      let secondsLeft = colleagueDelay;
      const setPending = () => state.set({ pending: { organizationId, field, secondsLeft } });
      setPending();
      timer = setInterval(() => {
        secondsLeft -= 1;
        if (secondsLeft > 0) setPending();
        else void changeNow(organizationId, field);
      }, 1000);
    },
    cancel() {
      clearInterval(timer);
      state.set({});
    },
  };
}
