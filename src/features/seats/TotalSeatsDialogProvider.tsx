import { observer } from 'mobx-react-lite';
import {
  createContext,
  useCallback,
  useContext,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useStores } from '~/stores/context';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { ChangeTotalSeatsDialog } from './lazyDialogs';
import { totalSeatsDraftKey, type TotalSeatsDraft } from './totalSeatsDraft';

type OpenTotalSeats = (subscriptionId: string, opener: HTMLElement) => void;

const OpenTotalSeatsContext = createContext<OpenTotalSeats | undefined>(undefined);

/** Where focus goes when the dialog of a subscription closes. */
interface Target {
  readonly subscriptionId: string;
  readonly finalFocus: RefObject<HTMLElement | null>;
}

interface TotalSeatsDialogProviderProps {
  readonly profile: ProfileQueries;
  readonly children: ReactNode;
}

/**
 * The dialog "Change total seats" for every button of a profile that opens it. It outlives them: a
 * callout's button disappears once enough seats are available, which may be while the dialog is
 * open.
 */
export const TotalSeatsDialogProvider = observer(function TotalSeatsDialogProvider({
  profile,
  children,
}: TotalSeatsDialogProviderProps) {
  const { drafts } = useStores();
  const [target, setTarget] = useState(() =>
    // Safe: the key always identifies this form.
    draftTarget(drafts.get(totalSeatsDraftKey(profile.id)) as TotalSeatsDraft | undefined),
  );
  const open = useCallback<OpenTotalSeats>(
    (subscriptionId, opener) => setTarget(targetOf(subscriptionId, opener)),
    [],
  );
  return (
    <OpenTotalSeatsContext value={open}>
      {children}
      {target && profile.subscriptions.data && (
        <ChangeTotalSeatsDialog
          key={target.subscriptionId}
          profile={profile}
          {...target}
          onClose={() => setTarget(undefined)}
        />
      )}
    </OpenTotalSeatsContext>
  );
});

/** Opens "Change total seats" of a subscription. */
export function useOpenTotalSeats(): OpenTotalSeats {
  const open = useContext(OpenTotalSeatsContext);
  if (!open) throw new Error('useOpenTotalSeats needs a TotalSeatsDialogProvider');
  return open;
}

/** Reopens the dialog that was open when the session ended. */
function draftTarget(draft: TotalSeatsDraft | undefined): Target | undefined {
  return draft && targetOf(draft.subscriptionId);
}

/** Focus returns to the opener or, once that is gone, to the button in the table. */
function targetOf(subscriptionId: string, opener?: HTMLElement): Target {
  const finalFocus = {
    get current() {
      return opener?.isConnected
        ? opener
        : document.querySelector<HTMLElement>(
            `[data-changes-total="${CSS.escape(subscriptionId)}"]`,
          );
    },
  };
  return { subscriptionId, finalFocus };
}
