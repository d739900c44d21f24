import { useEffect } from 'react';
import { message } from '~/messages/catalogue';
import { useStores } from '~/stores/context';

/**
 * Says once that the server doesn't know the filter or the order that a link or a choice asks for, which
 * is left out (docs/product.md, "Home").
 */
export function useUnknownValue(value: 'filter' | 'order' | undefined): void {
  const { toasts } = useStores();
  useEffect(() => {
    if (value) toasts.show({ type: 'caution', text: message(`unknown_${value}`) });
  }, [value, toasts]);
}
