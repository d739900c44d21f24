import { formSchema } from '~/forms/FormFields';
import { loadIdleCode } from '~/lib/lazyWithRetry';
import { layouts, type AppRoute } from './routes';

/**
 * Loads what staff use daily besides the current screen, or need after a sign-in, when the page is
 * idle. A failed load is repeated when its code is used.
 */
export async function loadDailyCode(access: AppRoute['access']): Promise<void> {
  if (access === 'signed-in') await loadIdleCode();
  if (access === 'public') await Promise.allSettled([formSchema.load(), layouts.app.load()]);
}
