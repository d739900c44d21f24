import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Organization } from '../domain/Organization';
import { defaultPeriod } from '../domain/period';
import { useStores } from '../stores/context';
import { Missing } from '../ui/Missing';
import { TextLink } from '../ui/TextLink';
import { useIntent } from '../ui/useIntent';
import { organizationPath } from './organizationPath';

/** The name of an organization, a link to its profile that fills the row; pointing at it fetches the organization ahead, pressing it all of the profile, while the router works. */
export const OrganizationLink = observer(function OrganizationLink({ organization }: { readonly organization: Organization }) {
  const { organizations } = useStores();
  const { id, name } = organization;
  const path = organizationPath(id);
  const label = name.trim() === '' ? <Missing /> : name;
  const ahead = useIntent(() => organizations.profile(id).peek());
  const open = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
    if (button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey) organizations.profile(id).open(defaultPeriod);
  };
  return path ? (
    <TextLink as={Link} to={path} tone="plain" data-stretched="" onClick={open} {...ahead}>
      {label}
    </TextLink>
  ) : (
    label
  );
});
