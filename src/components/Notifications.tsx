import styled from '@emotion/styled';
import { RefreshCw } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type RefObject } from 'react';
import { toastPositions, type ToastsStore } from '~/stores/ToastsStore';
import { useNewVersion } from '~/hooks/useNewVersion';
import { message } from '~/messages/catalogue';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/Button';
import { Inline } from '~/ui/layout';
import { toastClass, ToastCard, ToastRegion } from '~/ui/Toast';
import { withBdi } from '~/ui/text';

/** The toasts, grouped by position, and the notice of a new version, which stays. */
export const Notifications = observer(function Notifications() {
  const { toasts } = useStores();
  const isNewVersion = useNewVersion();
  const region = useRef<HTMLElement>(null);
  useToastKey(region, toasts);
  const notice = isNewVersion && (
    <NewVersionNotice key="new-version" onReload={() => window.location.reload()} />
  );
  const stacks = toastPositions.map((position) => {
    const cards = toasts.toasts
      .filter((toast) => toast.position === position)
      .map(({ id, type, title, headline, text, action }) => (
        <ToastCard
          key={id}
          id={id}
          type={type}
          title={title}
          headline={headline}
          text={withBdi(text)}
          action={action && { label: action.label, onClick: () => toasts.runAction(id) }}
          onDismiss={() => toasts.dismiss(id)}
          onPause={() => toasts.pause(id)}
          onResume={() => toasts.resume(id)}
        />
      ));
    return [position, [position === 'bottom-right' && notice, ...cards]] as const;
  });
  return <ToastRegion ref={region} stacks={stacks} />;
});

/** F6 moves focus to the first button of the newest toast, and from there back. */
function useToastKey(region: RefObject<HTMLElement | null>, store: ToastsStore) {
  useEffect(() => {
    let origin: Element | null = null;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
      if (key !== 'F6' || ctrlKey || altKey || metaKey || shiftKey) return;
      const active = document.activeElement;
      const isInside = region.current?.contains(active);
      const newest = document.getElementById(store.toasts.at(-1)?.id ?? '') ?? region.current;
      const target = isInside ? origin : newest?.querySelector('button');
      // Otherwise the key is the browser's.
      if (!(target instanceof HTMLElement) || !target.isConnected) return;
      event.preventDefault();
      if (!isInside) origin = active;
      target.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region, store]);
}

interface NewVersionNoticeProps {
  /** Reloads the page. The unsaved-changes guard asks first if anything would be lost. */
  readonly onReload: () => void;
}

/** Says that this tab shows an older version than the one that the host serves. */
export function NewVersionNotice({ onReload }: NewVersionNoticeProps) {
  return (
    <NoticeCard className={toastClass} role="status">
      <RefreshCw size={16} aria-hidden="true" />
      <span>A new version is available</span>
      <Button size="small" onClick={onReload}>
        {message('reload')}
      </Button>
    </NoticeCard>
  );
}

const NoticeCard = styled(Inline)`
  padding-inline-start: ${theme.space[3]};
  transition: none;
  & > svg {
    color: ${theme.info.text};
  }
  & > span {
    min-inline-size: 0;
    font-weight: ${theme.fontWeight.medium};
  }
`;
