import { isRecordId } from '~/domain/recordId';
import { ApiError } from './ApiError';

export type PathValues = Readonly<Record<string, string>>;

/**
 * Fills in a path template. A value that can't be a record id fails like the API's own 404, without
 * a request.
 */
export function callPath(template: string, values: PathValues = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = values[name] ?? '';
    if (!isRecordId(id)) throw new ApiError({ reason: 'status', status: 404, code: 'not_found' });
    return encodeURIComponent(id);
  });
}
