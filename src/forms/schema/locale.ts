import { setLocale, type MessageParams } from 'yup';
import { formatLength } from '~/lib/formatLength';
import { validationMessage } from '~/messages/validationCatalogue';

/** What yup passes to a message; `path` is the field's `label()`. */
type Params<Extra = unknown> = MessageParams & Extra;

const notValid = ({ path }: Params) => validationMessage('format', { field: path });

// The texts of yup's own methods; those that yup lacks bring theirs.
setLocale({
  mixed: {
    default: notValid,
    required: ({ path }: Params) => validationMessage('required', { field: path }),
    notType: (params: Params) =>
      params.type === 'date' ? validationMessage('date') : notValid(params),
  },
  string: {
    min: ({ path, min }: Params<{ min: number }>) =>
      validationMessage('min', { field: path, value: formatLength(min) }),
    max: ({ path, max }: Params<{ max: number }>) =>
      validationMessage('too_long', { field: path, value: formatLength(max) }),
    email: validationMessage('email'),
  },
  number: {
    integer: ({ path }: Params) => validationMessage('integer', { field: path }),
    min: ({ path, min }: Params<{ min: number }>) =>
      validationMessage('min', { field: path, value: min }),
    lessThan: ({ path, less }: Params<{ less: number }>) =>
      validationMessage('less_than', { field: path, value: less, unit: '' }),
  },
});
