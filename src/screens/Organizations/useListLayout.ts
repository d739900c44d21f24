import type { OrganizationListParams } from '~/domain/organizationList';
import { useMediaQuery } from '~/ui/hooks/useMediaQuery';

/**
 * Which columns the list has. Where seats are filtered, or ordered by when they run out, it also says
 * when that is: in columns, or in the cell of the seats where there is no space for them.
 */
export type ListLayout = 'plain' | 'runOut' | 'compactRunOut';

export function useListLayout({ seats, sort }: OrganizationListParams): ListLayout {
  const isWide = useMediaQuery('(min-width: 1280px)');
  if (seats === '' && sort !== 'seats_run_out') return 'plain';
  return isWide ? 'runOut' : 'compactRunOut';
}
