import { MissingValue } from '~/ui/text/MissingValue';
import { TextLink } from '~/ui/text/TextLink';
import { copyableClass } from '~/ui/table/rowClasses';
import { PathLink } from './PathLink';
import { organizationPath } from './organizationPath';

interface OrganizationLinkProps {
  readonly id: string;
  readonly name: string;
  /** Covers its table row, or its item of a list. */
  readonly stretched?: boolean;
}

/** An organization's name as a link to its profile. */
export function OrganizationLink({ id, name, stretched }: OrganizationLinkProps) {
  const path = organizationPath(id);
  const label =
    name.trim() === '' ? (
      <MissingValue />
    ) : (
      <bdi className={copyableClass} title={name}>
        {name}
      </bdi>
    );
  return path ? (
    <TextLink as={PathLink} to={path} tone="plain" stretched={stretched}>
      {label}
    </TextLink>
  ) : (
    label
  );
}
