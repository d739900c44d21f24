import { ActivityPanel } from './ActivityPanel';
import { recentActivity } from '~/stores/feeds';
import { useStores } from '~/stores/context';

/** What changed in any organization. */
export function RecentActivity() {
  return (
    <ActivityPanel
      title="Recent activity"
      feed={recentActivity(useStores())}
      fileName="recent-activity.csv"
      onHome
    />
  );
}
