import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { writeListParams } from '~/domain/urlState';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { Divider } from '~/ui/layout/Divider';
import { AdjacentOrganizationLink } from './AdjacentOrganizationLink';
import { findListPosition } from './listPosition';

/**
 * "Previous organization" and "Next organization" in the order of the list that the user came from,
 * across its pages. Not shown if the list doesn't contain the organization, as after a deep link. On
 * small screens the menu has them.
 */
export const AdjacentOrganizations = observer(function AdjacentOrganizations({
  id,
}: {
  readonly id: string;
}) {
  const { organizations } = useStores();
  const { listSearch } = organizations;
  const position = findListPosition(organizations, id);
  const params = position?.view.params;
  // Links back to the list lead to the page with this organization.
  useEffect(() => {
    if (params && listSearch !== undefined)
      organizations.setListSearch(writeListParams(params, listSearch));
  }, [organizations, params, listSearch]);
  if (!position) return null;
  return (
    <Wrap>
      <AdjacentOrganizationLink position={position} direction="previous" />
      <AdjacentOrganizationLink position={position} direction="next" />
      <Divider type="vertical" height={20} />
    </Wrap>
  );
});

const Wrap = styled.div`
  display: flex;
  align-items: center;
  & > hr {
    margin: auto ${theme.space[2]};
  }
  ${theme.media.belowMedium} {
    display: none;
  }
`;
