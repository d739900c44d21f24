import type { Period } from '~/domain/Subscription';
import type { ProfileQueries } from '~/stores/ProfileQueries';

/** Fetches what is stale of a profile, as its prefetch does. */
export async function loadProfile(profile: ProfileQueries, period: Period = 30): Promise<void> {
  await Promise.all(profile.queries(period).map((query) => query.ensure()));
}
