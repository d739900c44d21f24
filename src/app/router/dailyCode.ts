import { autorun } from 'mobx';
import { formSchema } from '~/forms/FormFields';
import { loadIdleCode } from '~/lib/lazyWithRetry';
import { whenIdle } from '~/lib/whenIdle';
import type { RequestsStore } from '~/stores/RequestsStore';
import { layouts, type AppRoute } from './routes';

/**
 * Loads what staff use daily besides the current screen, or need after a sign-in, once no call is in
 * flight and the page is idle. A failed load is repeated when its code is used. Returns a function that
 * cancels it.
 */
export function loadDailyCode(access: AppRoute['access'], requests: RequestsStore): () => void {
  let cancelIdle: (() => void) | undefined;
  const disposeAutorun = autorun((reaction) => {
    if (requests.inFlight > 0) return;
    reaction.dispose();
    cancelIdle = whenIdle(() => {
      if (access === 'signed-in') void loadIdleCode();
      if (access !== 'public') return;
      formSchema.prefetch();
      layouts.app.prefetch();
    });
  });
  return () => {
    disposeAutorun();
    cancelIdle?.();
  };
}
