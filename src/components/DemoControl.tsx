import { useStores } from '~/stores/context';
import { useDemo } from './Demo';

/** The button of the demo panel; nothing in other builds. */
export function DemoControl() {
  const { toasts } = useStores();
  return useDemo()?.renderControl({ toasts });
}
