import { FormikProvider } from 'formik';
import { memo, type ComponentProps, type ReactNode } from 'react';

interface FieldsProviderProps {
  readonly formik: ComponentProps<typeof FormikProvider>['value'];
  readonly children: ReactNode;
}

/** What fields and buttons show of Formik's state. */
const shown = ['values', 'errors', 'touched', 'isSubmitting', 'initialValues'] as const;

/**
 * Formik's context for the fields of a form, renewed only if something that they show has changed.
 * Formik also renders when a validation starts and ends, which would render all fields a second
 * time with every keystroke.
 */
export const FieldsProvider = memo(
  function FieldsProvider({ formik, children }: FieldsProviderProps) {
    return <FormikProvider value={formik}>{children}</FormikProvider>;
  },
  (previous, next) =>
    previous.children === next.children &&
    shown.every((name) => previous.formik[name] === next.formik[name]),
);
