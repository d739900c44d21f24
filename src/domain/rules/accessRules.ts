import type { FieldRule } from './FieldRule';

/** Rules for the fields of sign-in and tokens (docs/api.md, "Validation"). */
export const loginRules = {
  email: { kind: 'email', required: true },
  password: { kind: 'text', required: true, verbatim: true },
} as const satisfies Record<string, FieldRule>;

export const tokenRules = {
  name: { kind: 'text', required: true, maxLength: 60 },
  expires_at: { kind: 'instant', nullable: true, future: true, withinDays: 366 },
} as const satisfies Record<string, FieldRule>;
