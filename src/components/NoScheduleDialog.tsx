import { TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { message } from '~/messages/message';
import { Dialog } from '~/ui/Dialog';
import { Button } from '~/ui/Button';

/**
 * The dialog for `no_schedule`, whatever the call and status (docs/product.md, "Messages").
 */
export function NoScheduleDialog({ onClose }: { readonly onClose: () => void }) {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
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
