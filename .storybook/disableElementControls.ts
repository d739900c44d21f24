import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { isValidElement } from 'react';

/** Controls for data alone: an element is none, and a control would try to write it out. */
export const disableElementControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      containsElement(initialArgs[name]) ? { ...type, control: { disable: true } } : type,
    ]),
  );

// After the controls were guessed from the values.
disableElementControls.secondPass = true;

function containsElement(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return isValidElement(value) || Object.values(value).some(containsElement);
}
