import { observer } from 'mobx-react-lite';
import { toastPositions } from '~/domain/Toast';
import { useNewVersion } from '~/hooks/useNewVersion';
import { bidiParts } from '~/lib/bidi';
import { message } from '~/messages/message';
import { useStores } from '~/stores/context';
import { NewVersionNotice } from './NewVersionNotice';
import { BidiText } from '~/ui/text/BidiText';
import { ToastCard } from '~/ui/toast/ToastCard';
import { ToastRegion } from '~/ui/toast/ToastRegion';

/** A save is a headline; what was saved stands below it. */
const saved = message('saved');

/** The toasts, grouped by position, and the notice of a new version, which stays. */
export const Toasts = observer(function Toasts() {
  const { toasts } = useStores();
  const isNewVersion = useNewVersion();
  const stacks = toastPositions.map((position) => {
    const cards = toasts.toasts
      .filter((toast) => toast.position === position)
      .map(({ id, type, title, text, action }) => {
        const isSaved = text.startsWith(`${saved} `);
        const shown = isSaved ? text.slice(saved.length) : text;
        return (
          <ToastCard
            key={id}
            type={type}
            title={title}
            headline={isSaved ? saved : undefined}
            text={<BidiText text={shown} />}
            tooltip={bidiParts(shown).join('').trim()}
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
        );
      });
    return [position, cards] as const;
  });
  const cards = Object.fromEntries(stacks);
  const notice = isNewVersion && (
    <NewVersionNotice key="new-version" onReload={() => window.location.reload()} />
  );
  return <ToastRegion toasts={{ ...cards, 'bottom-right': [notice, cards['bottom-right']] }} />;
});
