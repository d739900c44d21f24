import { isUnreachable } from '~/lib/Chunk';
import { failureDetail } from '~/messages/failures';
import { message } from '~/messages/message';
import { useStores } from '~/stores/context';

/** Returns a function that reports a chunk that could not be loaded, by toast. */
export function useChunkErrorToast(): (error: unknown) => void {
  const { toasts } = useStores();
  return (error) =>
    void toasts.show({
      type: 'error',
      title: message('something_wrong'),
      text: isUnreachable(error)
        ? failureDetail({ reason: 'unreachable' })
        : message('retry_or_reload'),
    });
}
