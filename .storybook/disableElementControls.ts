import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { isValidElement } from 'react';

/**
 * Disables the controls of props that hold React elements: Storybook would serialize them as
 * objects.
 */
export const disableElementControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      containsElement(initialArgs[name]) ? { ...type, control: { disable: true } } : type,
    ]),
  );

// Runs after Storybook has inferred controls from the values.
disableElementControls.secondPass = true;

function containsElement(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return isValidElement(value) || Object.values(value).some(containsElement);
}
