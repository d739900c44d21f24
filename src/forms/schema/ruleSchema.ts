import * as yup from 'yup';
import type {
  ChoiceRule,
  DayRule,
  EmailRule,
  FormRule,
  NumberRule,
  TextRule,
} from '~/domain/rules/FieldRule';
import { belowMinimum } from '~/domain/rules/checkField';
import { checkNumberText } from '~/domain/rules/parseNumber';
import { fieldMessage } from '~/messages/fieldMessage';
import './locale';
import './strictDate';
import './strictNumber';
import './strictString';

/**
 * The yup schema of a field rule, for the cleaned value; `allowed` ends the message for one of the
 * wrong form.
 */
export function ruleSchema(rule: FormRule, allowed?: string): yup.Schema {
  const format = ({ path }: yup.MessageParams) =>
    fieldMessage({ code: 'format' }, { label: path, allowed });
  switch (rule.kind) {
    case 'text':
      return textSchema(rule, format);
    case 'email':
      return emailSchema(rule);
    case 'number':
      return numberSchema(rule, format);
    case 'choice':
      return choiceSchema(rule, format);
    case 'day':
      return daySchema(rule);
  }
}

function textSchema(
  { required, verbatim, minLength, maxLength, pattern, digits }: TextRule,
  format: yup.Message,
) {
  let schema = verbatim ? yup.string() : yup.string().trim().blankAsMissing();
  if (required) schema = schema.required();
  if (minLength !== undefined) schema = schema.min(minLength);
  if (maxLength !== undefined) schema = schema.max(maxLength);
  if (pattern !== undefined) schema = schema.matches(new RegExp(pattern, 'u'), format);
  if (digits) schema = schema.matches(digitCount(digits), format);
  return schema;
}

function emailSchema({ required }: EmailRule) {
  const schema = yup.string().trim().blankAsMissing().email();
  return required ? schema.required() : schema;
}

function numberSchema(rule: NumberRule, format: yup.Message) {
  const { required, integer, min, unit, lessThan, decimals } = rule;
  let schema = yup.number().decimalNotation().typeError(notANumber(rule));
  if (required) schema = schema.required();
  if (integer) schema = schema.integer();
  if (min !== undefined) schema = schema.min(min, unit && minMessage(min, unit));
  if (lessThan !== undefined) schema = schema.lessThan(lessThan);
  if (decimals !== undefined) schema = schema.decimals(decimals, format);
  return schema;
}

/** The message for a text that is no number, which may say what to change. */
function notANumber(rule: NumberRule): yup.Message {
  return ({ path, originalValue }: yup.MessageParams) =>
    fieldMessage(checkNumberText(rule, String(originalValue)) ?? { code: 'number' }, path);
}

/** The message for a number below `min`, with the unit that yup's own texts lack. */
function minMessage(value: number, unit: string): yup.Message {
  return ({ path }: yup.MessageParams) => fieldMessage(belowMinimum(value, unit), path);
}

function choiceSchema({ required, options }: ChoiceRule, format: yup.Message) {
  const schema = yup.string().blankAsMissing().oneOf(options, format);
  return required ? schema.required() : schema;
}

function daySchema({ required, future, withinDays }: DayRule) {
  let schema = yup.date().endOfDay();
  if (required) schema = schema.required();
  if (future) schema = schema.future();
  if (withinDays !== undefined) schema = schema.withinDays(withinDays);
  return schema;
}

function digitCount({ min, max }: { readonly min: number; readonly max: number }): RegExp {
  return new RegExp(`^\\D*(?:\\d\\D*){${min},${max}}$`);
}
