import type { ValidationError } from '~/domain/openapi';

/**
 * Field rules as data (docs/api.md, "Validation"): form schemas, contract and mock validation are
 * derived from them. Lengths are in Unicode code points.
 */
export type FieldRule = TextRule | EmailRule | NumberRule | InstantRule | ChoiceRule;

/** The rules of form fields, whose values are texts as typed. */
export type FormRule = TextRule | EmailRule | NumberRule | ChoiceRule | DayRule;

export interface TextRule {
  readonly kind: 'text';
  readonly required?: boolean;
  /** Passwords are never trimmed. */
  readonly verbatim?: boolean;
  /** Only trimmed; white space within it stays as it is. */
  readonly multiline?: boolean;
  /** Decides how what is typed is cleaned (cleanField.ts). */
  readonly content?: 'phone' | 'subdomain';
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Source of a regular expression; a value that doesn't match is a `format` issue. */
  readonly pattern?: string;
  /** Bounds on the number of digits in the text (phone numbers). */
  readonly digits?: { readonly min: number; readonly max: number };
}

export interface EmailRule {
  readonly kind: 'email';
  readonly required?: boolean;
}

export interface NumberRule {
  readonly kind: 'number';
  readonly required?: boolean;
  readonly integer?: boolean;
  readonly min?: number;
  /** `min` in its message, where that says more than the number: "18, the seats in use". */
  readonly minText?: string;
  readonly lessThan?: number;
  /** A text with a sign, "+20" or "-5", is a change of this number. */
  readonly changes?: number | undefined;
  readonly decimals?: number;
  /** The field with the currency of an amount. */
  readonly currencyField?: string;
}

/** An RFC 3339 instant, or null where `nullable`. */
export interface InstantRule {
  readonly kind: 'instant';
  readonly required?: boolean;
  readonly nullable?: boolean;
  readonly future?: boolean;
  readonly withinDays?: number;
}

/**
 * A calendar day `YYYY-MM-DD` in a form, which means its end in the user's time zone; the payload
 * has an instant instead.
 */
interface DayRule extends Omit<InstantRule, 'kind' | 'nullable'> {
  readonly kind: 'day';
}

export interface ChoiceRule<Option extends string = string> {
  readonly kind: 'choice';
  readonly required?: boolean;
  readonly options: readonly Option[];
}

/** `decimal_point` and `decimal_comma` are of forms and the import only: numbers are texts there. */
type IssueCode = ValidationError['code'] | 'decimal_point' | 'decimal_comma';

/**
 * Placeholders of an issue's template; `value` is a number, or a text that includes its unit ("2
 * characters").
 */
type IssueParams = Readonly<Partial<Record<'value' | 'unit' | 'count' | 'name', string | number>>>;

export interface FieldIssue {
  readonly code: IssueCode;
  readonly params?: IssueParams;
}
