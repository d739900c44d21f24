import { readTabSettings, writeTabSettings, type SettingsStorages } from './storedSettings';

/**
 * A link that is opened in a new tab goes on with this tab's scenario: what it leads to may exist
 * in no other. Browsers copy no session storage to such a tab, so it becomes the one that ran last.
 */
export function keepForNewTabs(storages: SettingsStorages): void {
  document.addEventListener('pointerdown', ({ target, button, ctrlKey, metaKey, shiftKey }) => {
    const opensTab = button !== 0 || ctrlKey || metaKey || shiftKey;
    if (opensTab && target instanceof Element && target.closest('a[href]'))
      writeTabSettings(storages, readTabSettings(storages));
  });
}
