import { ActivityPanel } from './ActivityPanel';
import { useStores } from '~/stores/context';

/** What changed in any organization. */
export function RecentActivity() {
  const { organizations } = useStores();
  return (
    <ActivityPanel
      title="Recent activity"
      feed={organizations.activity}
      fileName="recent-activity.csv"
      onHome
    />
  );
}
