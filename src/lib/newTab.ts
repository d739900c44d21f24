/** Attributes of a link to another site: a new tab, which gets no access to this one or its address. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Opens a link as if it were clicked. */
export function openInNewTab(href: string): void {
  Object.assign(document.createElement('a'), { href, ...newTab }).click();
}
