import type { StorybookConfig } from '@storybook/react-vite';

/**
 * Stories are in stories/, in the same folders as in src. Each builds its own app, so Storybook
 * needs neither an API host nor index.html.
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

/**
 * The project's own Vite plugins (vite/) build the console's page and servers, which Storybook
 * replaces.
 */
function isProjectPlugin(plugin: unknown): boolean {
  return (
    typeof plugin === 'object' &&
    plugin !== null &&
    'name' in plugin &&
    String(plugin.name).startsWith('ams:')
  );
}
