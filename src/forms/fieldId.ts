import { createContext, useContext } from 'react';

const FormIdContext = createContext('');

export const FormIdProvider = FormIdContext.Provider;

/** The element id of a form's field: what its label, its message and the error summary point at. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

/** The element id of a field of the form that this component stands in. */
export function useFieldId(name: string): string {
  return fieldId(useContext(FormIdContext), name);
}
