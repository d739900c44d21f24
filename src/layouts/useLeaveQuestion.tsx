import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { NavigationType, useBlocker } from 'react-router-dom';
import { useStores } from '../stores/context';
import { DiscardQuestion } from './DiscardQuestion';

export interface LeaveQuestion {
  /** The question, while it stands: goes inside the dialog or form that it is about. */
  readonly question: ReactNode;
  /** Leaves, or asks first: for "Cancel", the close button and Escape. */
  readonly ask: (leave: () => void) => void;
  /** Leaves without asking: everything is saved. */
  readonly go: (leave: () => void) => void;
}

/**
 * Asks before unsaved changes are lost: on closing, on every navigation (Back, a link, a
 * program's), and, in the browser's own words, on leaving the page. A session that ends is no
 * question (decisions.md, "Session"), nor is an address that is only mended in place. `text` says
 * what would be lost, where that isn't something entered.
 */
export function useLeaveQuestion(dirty: boolean, text?: string): LeaveQuestion {
  const { session } = useStores();
  const [leave, setLeave] = useState<() => void>();
  const free = useRef(false);
  const guarded = () => dirty && !free.current && session.user !== undefined;

  const blocker = useBlocker(
    ({ currentLocation: { pathname, search }, nextLocation, historyAction }) => {
      const samePath = pathname === nextLocation.pathname;
      if (samePath && (search === nextLocation.search || historyAction === NavigationType.Replace))
        return false;
      return guarded();
    },
  );

  useLayoutEffect(() => {
    free.current = false;
    if (!dirty) return undefined;
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!free.current && session.user) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [dirty, session]);

  const go = (next: () => void) => {
    free.current = true;
    next();
  };
  const blocked = blocker.state === 'blocked' ? blocker : undefined;
  const keep = () => {
    blocked?.reset();
    setLeave(undefined);
  };
  return {
    question: (leave ?? blocked) && (
      <DiscardQuestion
        text={text}
        onDiscard={() => go(leave ?? (() => blocked?.proceed()))}
        onKeep={keep}
      />
    ),
    ask: (next) => {
      if (guarded()) setLeave(() => next);
      else next();
    },
    go,
  };
}
