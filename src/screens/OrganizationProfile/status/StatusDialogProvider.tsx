import { observer } from 'mobx-react-lite';
import { createContext, useContext, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { StatusChange } from '~/domain/statusChange';
import { useDialog } from '~/hooks/useDialog';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { StatusDialog } from '../lazyDialogs';

interface StatusDialogContextValue {
  /** The one button that is there: where focus goes when the dialog closes. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly openDialog: (change: StatusChange) => void;
}

const StatusDialogContext = createContext<StatusDialogContextValue | undefined>(undefined);

interface StatusDialogProviderProps {
  readonly profile: ProfileQueries;
  readonly children: ReactNode;
}

/**
 * The dialog of "Activate", in the callout, and "Deactivate", in the header. It outlives them: its
 * success replaces one by the other. If a button is pressed early, the dialog opens once the
 * organization's own response has provided its version.
 */
export const StatusDialogProvider = observer(function StatusDialogProvider({
  profile,
  children,
}: StatusDialogProviderProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [change, setChange] = useState<StatusChange>();
  const dialog = useDialog();
  const openDialog = (requested: StatusChange) => {
    setChange(requested);
    dialog.open();
  };
  return (
    <StatusDialogContext value={{ button, openDialog }}>
      {children}
      {dialog.isOpen && change && profile.organization.data && (
        <StatusDialog
          profile={profile}
          change={change}
          finalFocus={button}
          onClose={dialog.close}
        />
      )}
    </StatusDialogContext>
  );
});

export function useStatusDialog(): StatusDialogContextValue {
  const context = useContext(StatusDialogContext);
  if (!context) throw new Error('useStatusDialog needs a StatusDialogProvider');
  return context;
}
