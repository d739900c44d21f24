/** Focuses the search of the current screen, if it has one. */
export function focusSearch(): void {
  document.querySelector<HTMLElement>('[role="search"] input')?.focus();
}
