import { observer } from 'mobx-react-lite';
import { toastPositions } from '~/domain/Toast';
import { useStores } from '~/stores/context';
import { ToastCard } from '~/ui/toast/ToastCard';
import { ToastRegion } from '~/ui/toast/ToastRegion';

/** The toasts, grouped by position. */
export const ToastStacks = observer(function ToastStacks() {
  const { toasts } = useStores();
  const stacks = toastPositions.map((position) => {
    const cards = toasts.toasts
      .filter((toast) => toast.position === position)
      .map(({ id, type, title, text }) => (
        <ToastCard
          key={id}
          type={type}
          title={title}
          text={text}
          onDismiss={() => toasts.dismiss(id)}
          onPause={() => toasts.pause(id)}
          onResume={() => toasts.resume(id)}
        />
      ));
    return [position, cards] as const;
  });
  return <ToastRegion toasts={Object.fromEntries(stacks)} />;
});
