import type { BodyRules, FieldRule } from '~/domain/rules/FieldRule';

/** A field of a payload, at any depth. */
export interface PayloadField {
  readonly name: string;
  /** RFC 6901: `/billing/amount`; rows and lists are represented by their first element. */
  readonly pointer: string;
  readonly rule: FieldRule;
}

/** All fields of a payload. */
export function payloadFields(rules: BodyRules, parent = ''): PayloadField[] {
  return Object.entries(rules).flatMap(([name, rule]): PayloadField[] => {
    const pointer = `${parent}/${name}`;
    if (rule.kind === 'group') return payloadFields(rule.fields, pointer);
    if (rule.kind === 'rows') return payloadFields(rule.fields, `${pointer}/0`);
    if (rule.kind === 'texts') {
      const { maxLength } = rule;
      return [{ name, pointer: `${pointer}/0`, rule: { kind: 'text', required: true, maxLength } }];
    }
    return [{ name, pointer, rule }];
  });
}

/** A copy of a payload with another value at a pointer; undefined removes it. */
export function withValue(payload: unknown, pointer: string, value: unknown): object {
  const copy = structuredClone(payload ?? {}) as Record<string, unknown>;
  const keys = pointer.slice(1).split('/');
  const last = keys.pop() ?? '';
  let target = copy;
  for (const key of keys) target = (target[key] ??= {}) as Record<string, unknown>;
  if (value === undefined) delete target[last];
  else target[last] = value;
  return copy;
}

/** The value at a pointer. */
export function valueAt(content: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], content);
}
