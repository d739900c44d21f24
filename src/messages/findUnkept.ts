import { unkeptPointer, type SentValues } from '~/domain/unkeptPointer';
import { activityLabel } from './activityLabels';

/**
 * The first field that a record hasn't kept as it was sent, with its label: what a failed write says
 * (`failureDetail`).
 */
export function findUnkept(record: object, sent: SentValues) {
  const pointer = unkeptPointer(record, sent);
  return pointer === undefined ? undefined : { pointer, label: activityLabel(pointer) };
}
