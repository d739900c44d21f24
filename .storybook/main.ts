import type { StorybookConfig } from '@storybook/react-vite';

/**
 * Stories live under stories/, by the same folders as src. They build their own worlds: no API
 * host, no page of the console.
 */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: ({ plugins, ...config }) => ({
    ...config,
    plugins: plugins?.filter((plugin) => !isProjectPlugin(plugin)),
  }),
};

export default config;

/** The console's own Vite plugins (vite/) shape its page and its servers; Storybook has its own. */
function isProjectPlugin(plugin: unknown): boolean {
  return (
    typeof plugin === 'object' &&
    plugin !== null &&
    'name' in plugin &&
    String(plugin.name).startsWith('ams:')
  );
}
