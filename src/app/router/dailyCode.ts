import { seatsDialogs } from '~/features/seats/lazyDialogs';
import { formSchema } from '~/forms/formSchema';
import { layoutDialogs } from '~/layouts/lazyDialogs';
import { profileDialogs } from '~/screens/OrganizationProfile/lazyDialogs';
import { listDialogs } from '~/screens/Organizations/lazyDialogs';
import { chunks, type AppRoute } from './routes';

const { publicScreens, appLayout, list, profile } = chunks;

/** By access: what staff use daily besides the current screen, or need after a sign-in. */
const dailyCode = {
  'signed-in': [
    list,
    profile,
    layoutDialogs,
    listDialogs,
    profileDialogs,
    seatsDialogs,
    formSchema,
    publicScreens,
  ],
  public: [formSchema, appLayout],
  any: [],
} satisfies Record<AppRoute['access'], unknown>;

/**
 * Loads what staff use daily, all at once when the page is idle, so that a network failure later can't
 * hit a dialog. A failed load is repeated when its code is used.
 */
export async function loadDailyCode(access: AppRoute['access']): Promise<void> {
  await Promise.allSettled(dailyCode[access].map((chunk) => chunk.load()));
}
