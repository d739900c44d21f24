import { isObject } from '~~/tests/conformance/json';
import { editContent, editValues, rowsOf } from './edits';
import { testViolations } from './testViolations';

/** Changes the `errors` of problems. */
const editErrors = (edit: (errors: ReturnType<typeof rowsOf>) => unknown) =>
  editContent((content) => {
    if (Array.isArray(content['errors'])) content['errors'] = edit(rowsOf(content));
  });

function toCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toCamelCase);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      toCamelCase(one),
    ]),
  );
}

/** Wrong JSON in all responses, as frameworks write it by default. */
testViolations([
  {
    name: 'instants have no zone',
    message: /\/data\/\w+ "[^"]*" has no zone/,
    create: () =>
      editValues((_, value) =>
        typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value)
          ? value.slice(0, -1)
          : value,
      ),
  },
  {
    name: 'amounts are texts',
    message: /\/data\/billing\/amount must be number/,
    create: () => editValues((key, value) => (key === 'amount' ? String(value) : value)),
  },
  {
    name: 'keys are in camelCase',
    message: /has createdAt, expected created_at/,
    create: () =>
      editContent((content) => {
        for (const key of ['data', 'meta'])
          if (key in content) content[key] = toCamelCase(content[key]);
      }),
  },
  {
    name: 'errors is an object, as in Rails and Laravel',
    message: /\/errors is an object, expected an array of \{ pointer, code \}/,
    create: () =>
      editErrors((errors) =>
        Object.fromEntries(errors.map(({ pointer, code }) => [String(pointer).slice(1), [code]])),
      ),
  },
  {
    name: 'errors is null',
    message: /\/errors is null, expected an array/,
    create: () => editErrors(() => null),
  },
  {
    name: 'errors are texts',
    message: /\/errors\/0 must be object/,
    create: () => editErrors((errors) => errors.map(({ code }) => code)),
  },
  {
    name: 'available_seats is the total',
    message: /available_seats of the subscription is \d+, expected \d+/,
    create: () =>
      editValues((_, value) =>
        isObject(value) && 'available_seats' in value
          ? { ...value, available_seats: value['total_seats'] }
          : value,
      ),
  },
  {
    name: 'levels go by the sums over all seat types',
    message: /seat_level of 9 of 10 seats is "ok", expected "low"/,
    create: () =>
      editValues((_, value) =>
        isObject(value) && Number(value['available_seats']) > 0 && 'seat_level' in value
          ? { ...value, seat_level: 'ok', runs_out_in_days: null, runs_out_seat_type: null }
          : value,
      ),
  },
]);
