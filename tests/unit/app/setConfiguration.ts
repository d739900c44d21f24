import { configurationId, type Configuration } from '~/lib/configuration';

/** Gives the page a configuration block; `undefined` removes it. */
export function setConfiguration(configuration: Partial<Configuration> | undefined): void {
  document.getElementById(configurationId)?.remove();
  if (!configuration) return;
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = configurationId;
  block.textContent = JSON.stringify(configuration);
  document.head.append(block);
}
