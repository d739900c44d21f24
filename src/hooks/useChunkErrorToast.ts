import { message } from '~/messages/message';
import { useStores } from '~/stores/context';

/** Returns a function that reports a chunk that could not be loaded, by toast. */
export function useChunkErrorToast(): () => void {
  const { toasts } = useStores();
  return () =>
    void toasts.show({
      type: 'error',
      title: message('something_wrong'),
      text: message('retry_or_reload'),
    });
}
