import { getIn, setIn, type FormikErrors } from 'formik';

/** Nests messages by name into Formik's structure; existing messages take precedence. */
export function nestErrors<Values>(
  byName: Readonly<Record<string, string>>,
  errors: FormikErrors<Values> = {},
): FormikErrors<Values> {
  return Object.entries(byName).reduce<FormikErrors<Values>>(
    (nested, [name, message]) =>
      getIn(nested, name) === undefined
        ? (setIn(nested, name, message) as FormikErrors<Values>)
        : nested,
    errors,
  );
}
