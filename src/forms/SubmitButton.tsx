import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '~/ui/Button';
import { preserveFocus } from '~/ui/preserveFocus';

/** The form's submit button, busy while a submit is running. */
export function SubmitButton({
  size,
  children,
}: {
  readonly size?: ButtonProps['size'];
  readonly children: ReactNode;
}) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type="submit"
      variant="primary"
      size={size}
      busy={isSubmitting}
      once
      onMouseDown={preserveFocus}
    >
      {children}
    </Button>
  );
}
