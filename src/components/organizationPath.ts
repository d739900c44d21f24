import { isRecordId } from '~/domain/recordId';

/** The path of an organization's profile; undefined for an invalid id. */
export function organizationPath(id: string): string | undefined {
  return isRecordId(id) ? `/accounts/${encodeURIComponent(id)}` : undefined;
}
