import type { OrganizationListParams } from '~/domain/organizationList';
import { useMediaQuery } from '~/ui/hooks/useMediaQuery';
import type { ListLayout } from './listColumns';

/**
 * Which columns the list has. Where seats are filtered, or ordered by when they run out or by those
 * that nobody uses, it also says that: in columns, or in the cell of the seats where there is no space
 * for them.
 */
export function useListLayout({ seats, sort }: OrganizationListParams): ListLayout {
  const isWide = useMediaQuery('(min-width: 1280px)');
  if (seats === 'underused' || (seats === '' && sort === 'unused_seats'))
    return isWide ? 'unused' : 'compactUnused';
  if (seats === '' && sort !== 'seats_run_out') return 'plain';
  return isWide ? 'runOut' : 'compactRunOut';
}
