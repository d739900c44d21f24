import { currencyValues } from '~/domain/openapi';
import type { SelectOption } from '~/ui/Select';

const known = currencyValues.map((code) => ({ value: code, label: code }));

/** The currencies; an unknown or missing one is offered as it is, so that it isn't changed silently. */
export function currencyOptions(current: string): readonly SelectOption[] {
  if (known.some(({ value }) => value === current)) return known;
  return [{ value: current, label: current || 'Choose' }, ...known];
}
