import { observer } from 'mobx-react-lite';
import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
  type ReactNode,
} from 'react';
import { useStores } from '~/stores/context';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { lazyDialog } from '~/ui/lazyComponent';
import { seatsDraftKey, type SeatsDraft } from './seatsDraft';
import { isSameTarget, type SeatsTarget } from './SeatsTarget';

const AddSubscriptionDialog = lazyDialog(
  'features/seats/AddSubscriptionDialog',
  () => import('./AddSubscriptionDialog').then((module) => module.AddSubscriptionDialog),
  'idle',
);
const AssignSeatsDialog = lazyDialog(
  'features/seats/AssignSeatsDialog',
  () => import('./AssignSeatsDialog').then((module) => module.AssignSeatsDialog),
  'idle',
);
const ChangeTotalSeatsDialog = lazyDialog(
  'features/seats/ChangeTotalSeatsDialog',
  () => import('./ChangeTotalSeatsDialog').then((module) => module.ChangeTotalSeatsDialog),
  'idle',
);

/** A button of a dialog about seats. */
interface Opener {
  readonly target: SeatsTarget;
  readonly button: RefObject<HTMLElement | null>;
}

interface SeatsDialogsControl {
  /** Opens a dialog. Focus returns to `button` or, without one or once it is gone, to its opener. */
  readonly open: (target: SeatsTarget, button?: HTMLElement) => void;
  /** Adds an opener until the returned function is called. */
  readonly addOpener: (opener: Opener) => () => void;
}

const SeatsDialogsContext = createContext<SeatsDialogsControl | undefined>(undefined);

interface SeatsDialogsProps {
  readonly profile: ProfileQueries;
  readonly children: ReactNode;
}

/**
 * The dialogs about an organization's seats, for what is on its profile to open: they outlive their
 * buttons, which another version may remove. One that was open when the session ended opens by itself.
 */
export function SeatsDialogs({ profile, children }: SeatsDialogsProps) {
  const { drafts } = useStores();
  const [target, setTarget] = useState(
    // Safe: the key always identifies these forms.
    () => (drafts.get(seatsDraftKey(profile)) as SeatsDraft<unknown> | undefined)?.target,
  );
  const pressed = useRef<HTMLElement>(undefined);
  const openers = useRef<readonly Opener[]>([]);
  const control = useMemo(
    (): SeatsDialogsControl => ({
      open: (next, button) => {
        pressed.current = button;
        setTarget(next);
      },
      addOpener: (opener) => {
        openers.current = [...openers.current, opener];
        return () => {
          openers.current = openers.current.filter((other) => other !== opener);
        };
      },
    }),
    [],
  );
  return (
    <SeatsDialogsContext value={control}>
      {children}
      {target && (
        <SeatsDialog
          profile={profile}
          target={target}
          finalFocus={{
            get current() {
              if (pressed.current?.isConnected) return pressed.current;
              const opener = openers.current.find((other) => isSameTarget(other.target, target));
              return opener?.button.current ?? null;
            },
          }}
          onClose={() => setTarget(undefined)}
        />
      )}
    </SeatsDialogsContext>
  );
}

interface SeatsDialogProps {
  readonly profile: ProfileQueries;
  readonly target: SeatsTarget;
  readonly finalFocus: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Opens once a response has provided what the dialog shows and the version that it sends. */
const SeatsDialog = observer(function SeatsDialog({ target, ...props }: SeatsDialogProps) {
  const { organization, subscriptions } = props.profile;
  if (target.dialog === 'add')
    return (subscriptions.data ?? organization.data) && <AddSubscriptionDialog {...props} />;
  if (!subscriptions.data) return undefined;
  const { dialog, subscription } = target;
  return dialog === 'assign' ? (
    <AssignSeatsDialog key={subscription.id} {...props} subscription={subscription} />
  ) : (
    <ChangeTotalSeatsDialog
      key={subscription.id}
      {...props}
      subscription={subscription}
      proposed={target.proposed}
    />
  );
});

export function useSeatsDialogs(): SeatsDialogsControl {
  const control = useContext(SeatsDialogsContext);
  if (!control) throw new Error('useSeatsDialogs is used outside SeatsDialogs.');
  return control;
}

/** Opens a dialog about seats; `button` is the ref of the one that does, for focus to return to. */
export function useSeatsOpener(target: SeatsTarget) {
  const { open, addOpener } = useSeatsDialogs();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => addOpener({ target, button }), [addOpener, target]);
  return { button, open: () => open(target) };
}
