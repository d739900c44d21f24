import { useRef, useState } from 'react';
import type { ErrorPlacement } from '~/messages/rejectedPayload';
import type { RejectedSubmit } from './RejectedSubmit';
import type { ServerErrors } from './serverErrors';

/** What the server has rejected of a form's last submit; cleared by the next one and by a reset. */
export function useServerErrors<Values>() {
  const rejected = useRef<RejectedSubmit<Values>>(undefined);
  const [placement, setPlacement] = useState<ErrorPlacement>();
  return {
    /** For the form's validation: the errors of its fields. */
    rejected,
    /** Where they show. */
    placement,
    set: (sent: Values, { fields, unplaced }: ServerErrors) => {
      const marked = Object.keys(fields).length > 0;
      rejected.current = marked ? { values: sent, errors: fields } : undefined;
      setPlacement({ marked, unplaced });
    },
    clear: () => {
      rejected.current = undefined;
      setPlacement(undefined);
    },
  };
}
