import { useState } from 'react';
import { searchParams } from '~/domain/organizationList';
import { uniqueKey } from '~/domain/text/uniqueKey';
import type { RenderError } from '~/forms/Form';
import type { Failure } from '~/lib/Failure';
import { useStores } from '~/stores/context';
import { TextLink } from '~/ui/text';
import { organizationPath } from './OrganizationLink';
import { PathLink } from './PathLink';

/** The fields that are unique to an organization. */
const uniqueFields = ['name', 'subdomain'] as const;

type UniqueValues = Readonly<Record<(typeof uniqueFields)[number], string>>;

/**
 * Links from the messages of a form ("Name already exists.") to the organization that has the value,
 * if the search finds it. It opens in another tab: the form has unsaved changes.
 */
export function useDuplicateLinks() {
  const { organizations } = useStores();
  const [paths, setPaths] = useState<Readonly<Record<string, string>>>({});

  async function find({ errors = [] }: Failure, values: UniqueValues): Promise<void> {
    setPaths({});
    const taken = uniqueFields.filter((field) =>
      errors.some(({ pointer, code }) => pointer === `/${field}` && code === 'exists'),
    );
    for (const field of taken) {
      const key = uniqueKey(values[field]);
      const params = searchParams(values[field]);
      const page = await organizations.api.listOrganizations(params).catch(() => undefined);
      const row = page?.rows.find(({ [field]: value }) => uniqueKey(value ?? '') === key);
      const path = row && organizationPath(row.id);
      if (path) setPaths((found) => ({ ...found, [field]: path }));
    }
  }

  const renderError: RenderError = (field, text) => {
    const path = paths[field];
    return path === undefined ? undefined : (
      <TextLink as={PathLink} to={path} reloadDocument target="_blank" rel="noopener">
        {text}
      </TextLink>
    );
  };

  return { find, renderError };
}
