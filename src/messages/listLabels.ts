import { formatNumber } from '~/lib/format';

/** "Name, Address and Amount": up to three labels, otherwise how many fields. */
export function listLabels(labels: readonly string[]): string {
  if (labels.length > 3) return `${formatNumber(labels.length)} fields`;
  const last = labels.at(-1) ?? '';
  return labels.length < 2 ? last : `${labels.slice(0, -1).join(', ')} and ${last}`;
}
