import { observer } from 'mobx-react-lite';
import { toastPositions } from '~/domain/Toast';
import { useNewVersion } from '~/hooks/useNewVersion';
import { bidiParts } from '~/lib/text';
import { useStores } from '~/stores/context';
import { NewVersionNotice } from './NewVersionNotice';
import { BidiText } from '~/ui/text';
import { ToastCard, ToastRegion } from '~/ui/Toast';

/** The toasts, grouped by position, and the notice of a new version, which stays. */
export const Toasts = observer(function Toasts() {
  const { toasts } = useStores();
  const isNewVersion = useNewVersion();
  const stacks = toastPositions.map((position) => {
    const cards = toasts.toasts
      .filter((toast) => toast.position === position)
      .map(({ id, type, title, headline, text, action }) => (
        <ToastCard
          key={id}
          type={type}
          title={title}
          headline={headline}
          text={<BidiText text={text} />}
          tooltip={bidiParts(text).join('')}
          action={
            action && {
              label: action.label,
              onClick: () => toasts.runAction(id),
            }
          }
          onDismiss={() => toasts.dismiss(id)}
          onPause={() => toasts.pause(id)}
          onResume={() => toasts.resume(id)}
        />
      ));
    return [position, cards] as const;
  });
  const cards = Object.fromEntries(stacks);
  const notice = isNewVersion && (
    <NewVersionNotice key="new-version" onReload={() => window.location.reload()} />
  );
  return <ToastRegion toasts={{ ...cards, 'bottom-right': [notice, cards['bottom-right']] }} />;
});
