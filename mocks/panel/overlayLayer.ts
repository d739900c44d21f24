/** Above the console's dialogs and menus, below its toasts (`theme.layer`). */
export const overlayLayer = { panel: 250, tour: 260 } as const;

/** The width of the docked panel; the console gets the rest. */
export const panelWidth = '352px';
