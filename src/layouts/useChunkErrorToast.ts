import { message } from '../messages/message';
import { useStores } from '../stores/context';

/** Says that something asked for can't open, its code being gone; the screen stays as it is. */
export function useChunkErrorToast(): () => void {
  const { toasts } = useStores();
  return () =>
    void toasts.show({
      type: 'error',
      title: message('something_wrong'),
      text: message('reload_page'),
    });
}
