import type { Organization, OrganizationRow, PageMeta, User } from '~/domain/openapi';
import { documentedResponse } from '../../conformance/openapi';

/** The example of a call's response in the API's document. */
const exampleOf = (name: string) => documentedResponse(name, 200).example;

const list = exampleOf('listOrganizations') as { data: [OrganizationRow]; meta: PageMeta };

/** A list row as the API sends it. */
export const [wireRow] = list.data;
export const wireMeta = list.meta;
export const wireOrganization = (exampleOf('readOrganization') as { data: Organization }).data;
export const wireUser = (exampleOf('login') as { data: { user: User } }).data.user;
