import type { ReactNode } from 'react';
import { PathLink } from './PathLink';
import { isRecordId } from '~/lib/routeParams';
import { isBlank } from '~/lib/text';
import { MissingValue, TextLink } from '~/ui/text';

interface OrganizationLinkProps {
  readonly id: string;
  readonly name: string;
  /** The name as it is shown, if marked. */
  readonly children?: ReactNode;
}

/** An organization's name as a link to its profile. */
export function OrganizationLink({ id, name, children = name }: OrganizationLinkProps) {
  const path = organizationPath(id);
  const label = isBlank(name) ? <MissingValue /> : <bdi title={name}>{children}</bdi>;
  return path ? (
    <TextLink as={PathLink} to={path} tone="plain">
      {label}
    </TextLink>
  ) : (
    label
  );
}

/** The path of an organization's profile; undefined for an invalid id. */
export function organizationPath(id: string): string | undefined {
  return isRecordId(id) ? `/accounts/${encodeURIComponent(id)}` : undefined;
}
