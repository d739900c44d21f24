import { readTabSettings, writeTabSettings, type SettingsStorages } from './storedSettings';

/**
 * Makes links opened in a new tab continue with this tab's scenario, because their target may not
 * exist in others. Browsers don't copy session storage to such tabs, so this saves the settings for
 * the whole browser just before.
 */
export function shareSettingsWithNewTabs(storages: SettingsStorages): void {
  document.addEventListener('pointerdown', ({ target, button, ctrlKey, metaKey, shiftKey }) => {
    const opensTab = button !== 0 || ctrlKey || metaKey || shiftKey;
    if (opensTab && target instanceof Element && target.closest('a[href]'))
      writeTabSettings(storages, readTabSettings(storages));
  });
}
