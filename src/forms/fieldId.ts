import { createContext, useContext } from 'react';

const FormIdContext = createContext('');

export const FormIdProvider = FormIdContext.Provider;

/** The element id of a field, referenced by its label, its message and the error summary. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

/** The element id of a field of the surrounding form. */
export function useFieldId(name: string): string {
  return fieldId(useContext(FormIdContext), name);
}
