import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Button } from '~/ui/button/Button';
import { preserveFocus } from '~/ui/hooks/preserveFocus';

/** The form's submit button, busy while a submit is running. */
export function SubmitButton({ children }: { readonly children: ReactNode }) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" variant="primary" busy={isSubmitting} once onMouseDown={preserveFocus}>
      {children}
    </Button>
  );
}
