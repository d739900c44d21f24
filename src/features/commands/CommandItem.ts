import type { ComboboxItem } from '~/ui/Combobox';

/** An option of the command menu with what it does. */
export interface CommandItem extends ComboboxItem {
  readonly run: () => void;
  /** Where it leads, if it only opens a screen. */
  readonly path?: string | undefined;
  /** It leaves the focus where it was, instead of opening a screen or a dialog. */
  readonly keepsFocus?: boolean;
}
