import { isRecordId } from '../domain/recordId';
import { ApiError } from './ApiError';

export type PathValues = Readonly<Record<string, string>>;

/**
 * Fills a call's path template in. What can't be a record's id never reaches the network: it fails
 * as the API's own 404 would.
 */
export function callPath(template: string, values: PathValues = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = values[name] ?? '';
    if (!isRecordId(id)) throw new ApiError({ reason: 'status', status: 404, code: 'not_found' });
    return encodeURIComponent(id);
  });
}
