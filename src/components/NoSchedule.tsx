import { TriangleAlert } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { message } from '~/messages/message';
import { Button } from '~/ui/Button';
import { lazyComponent } from '~/ui/lazyComponent';

const Dialog = lazyComponent(() => import('~/ui/Dialog').then((module) => module.Dialog));

interface NoScheduleProps {
  /** Shown while the dialog's code loads and if it fails to load. */
  readonly fallback: ReactNode;
  readonly onClose: () => void;
}

/** The dialog for `no_schedule`, whatever the call and status (docs/product.md, "Messages"). */
export function NoSchedule({ fallback, onClose }: NoScheduleProps) {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      fallback={fallback}
      kind="alert"
      onClose={onClose}
      title={message('caution')}
      tone="warning"
      icon={<TriangleAlert size={18} />}
      description={message('no_schedule')}
      initialFocus={close}
      footer={
        <Button ref={close} variant="primary" onClick={onClose}>
          OK
        </Button>
      }
    />
  );
}
