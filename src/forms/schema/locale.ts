import { setLocale, type MessageParams } from 'yup';
import { formatLength } from '~/lib/formatLength';
import { message } from '~/messages/message';

/** What yup passes to a message; `path` is the field's `label()`. */
type Params<Extra = unknown> = MessageParams & Extra;

const notValid = ({ path }: Params) => message('format', { field: path });

// The texts of yup's own methods; those that yup lacks bring theirs.
setLocale({
  mixed: {
    default: notValid,
    oneOf: notValid,
    required: ({ path }: Params) => message('required', { field: path }),
    notType: (params: Params) => {
      if (params.type === 'date') return message('date');
      return params.type === 'number'
        ? message('number', { field: params.path })
        : notValid(params);
    },
  },
  string: {
    min: ({ path, min }: Params<{ min: number }>) =>
      message('min', { field: path, value: formatLength(min) }),
    max: ({ path, max }: Params<{ max: number }>) =>
      message('too_long', { field: path, value: formatLength(max) }),
    matches: notValid,
    email: message('email'),
  },
  number: {
    integer: ({ path }: Params) => message('integer', { field: path }),
    min: ({ path, min }: Params<{ min: number }>) => message('min', { field: path, value: min }),
    lessThan: ({ path, less }: Params<{ less: number }>) =>
      message('less_than', { field: path, value: less, unit: '' }),
  },
});
