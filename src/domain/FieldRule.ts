/**
 * Field rules as data (api-contract.md, "Validation"): the forms' schemas, the contract, the mock's
 * checks and the published document are all derived from them. Lengths are counted in Unicode code
 * points.
 */
export type FieldRule = TextRule | EmailRule | NumberRule | InstantRule | FlagRule | ChoiceRule;

export interface TextRule {
  readonly kind: 'text';
  readonly required?: boolean;
  /** Passwords are never trimmed. */
  readonly verbatim?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** A regular expression's source; what doesn't match it is a `format` issue. */
  readonly pattern?: string;
  /** Bounds on how many digits the text holds (phone numbers). */
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
  readonly lessThan?: number;
  readonly decimals?: number;
}

/** An RFC 3339 instant, or null where `nullable`. */
export interface InstantRule {
  readonly kind: 'instant';
  readonly required?: boolean;
  readonly nullable?: boolean;
  readonly future?: boolean;
  readonly withinDays?: number;
}

export interface FlagRule {
  readonly kind: 'flag';
  readonly required?: boolean;
}

export interface ChoiceRule<Option extends string = string> {
  readonly kind: 'choice';
  readonly required?: boolean;
  readonly options: readonly Option[];
}

/** The validation codes of the contract: each names a message template. */
export type IssueCode =
  | 'required'
  | 'at_least_count'
  | 'email'
  | 'date'
  | 'number'
  | 'min'
  | 'less_than'
  | 'greater_than'
  | 'unique'
  | 'exists'
  | 'conflict'
  | 'mismatch'
  | 'format'
  | 'too_long'
  | 'integer';

/**
 * Placeholders of an issue's template; `value` is a number, or a text that takes its unit along ("2
 * characters").
 */
export type IssueParams = Readonly<
  Partial<Record<'value' | 'unit' | 'count' | 'name', string | number>>
>;

export interface FieldIssue {
  readonly code: IssueCode;
  readonly params?: IssueParams;
}
