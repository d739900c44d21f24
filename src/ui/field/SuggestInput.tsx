import { TextInput, type TextInputProps } from './TextInput';

export interface SuggestInputProps extends Omit<TextInputProps, 'list'> {
  /** The input's id, from which the list's derives. */
  readonly id: string;
  /** Values to choose from; any other text can be typed. */
  readonly suggestions: readonly string[];
}

/**
 * A text input with suggestions, shown by the browser's own list: filtered while typing, with the
 * platform's keyboard and touch behaviour.
 */
export function SuggestInput({ suggestions, ...input }: SuggestInputProps) {
  if (suggestions.length === 0) return <TextInput {...input} />;
  const listId = `${input.id}-suggestions`;
  return (
    <>
      <TextInput {...input} list={listId} />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion}>{suggestion}</option>
        ))}
      </datalist>
    </>
  );
}
