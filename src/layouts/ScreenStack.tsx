import { observer } from 'mobx-react-lite';
import { Activity, useContext, useState, type ContextType, type ReactNode } from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  useMatches,
  useNavigation,
  useOutlet,
} from 'react-router-dom';
import { useStores } from '~/stores/context';
import { Detachable } from './Detachable';

/** What the stack reads of a route (app/router/routes.ts). */
interface StackedRoute {
  readonly name: string;
  readonly staysMountedUnder?: string | undefined;
}

/** A screen with the location that it was last shown at. */
interface Entry {
  readonly id: number;
  readonly route: StackedRoute;
  readonly location: NonNullable<ContextType<typeof LocationContext>>;
  readonly outlet: ReactNode;
}

interface Stack {
  readonly current: Entry;
  /** The list that the current screen was opened from. */
  readonly hidden: Entry | undefined;
}

/**
 * The current screen. A list stays mounted, hidden, under the organization that was opened from it,
 * so that Back reveals it as it was instead of rendering it again: its effects are paused, and its
 * elements are not in the document. At most one screen is hidden. Another user who signs in in
 * another tab gets new screens.
 */
export const ScreenStack = observer(function ScreenStack() {
  const { session } = useStores();
  return session.user && <Screens key={session.user.id} />;
});

function Screens() {
  const outlet = useOutlet();
  const location = useContext(LocationContext);
  const route = useMatches().at(-1)?.handle as StackedRoute;
  const [stack, setStack] = useState<Stack>({
    current: { id: 0, route, location, outlet },
    hidden: undefined,
  });
  let { current, hidden } = stack;
  // The start of a navigation creates every outlet again, but changes no screen.
  const navigating = useNavigation().state !== 'idle';
  if (current.location !== location || (current.outlet !== outlet && !navigating)) {
    // During render: an effect would show the previous screen for a frame.
    ({ current, hidden } = nextStack(stack, { route, location, outlet }));
    setStack({ current, hidden });
  }
  return [hidden, current].map(
    (entry) =>
      entry && (
        <Activity key={entry.id} mode={entry === current ? 'visible' : 'hidden'}>
          <Detachable>
            <LocationContext value={entry.location}>{entry.outlet}</LocationContext>
          </Detachable>
        </Activity>
      ),
  );
}

function nextStack({ current, hidden }: Stack, next: Omit<Entry, 'id'>): Stack {
  if (next.route.name === current.route.name)
    return { current: { ...next, id: current.id }, hidden };
  if (hidden && pathOf(hidden) === pathOf(next))
    return { current: { ...next, id: hidden.id }, hidden: undefined };
  return {
    current: { ...next, id: Math.max(current.id, hidden?.id ?? 0) + 1 },
    hidden: current.route.staysMountedUnder === next.route.name ? current : undefined,
  };
}

function pathOf({ location: { location } }: Pick<Entry, 'location'>): string {
  return location.pathname + location.search;
}
