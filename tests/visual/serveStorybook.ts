import { preview } from 'vite';
import { currentScreenshotRun } from '../run/screenshotRun';

/** Serves the Storybook build during the run; workers read its URL from `AMS_STORYBOOK`. */
export default async function serveStorybook() {
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir: currentScreenshotRun().storybook },
    preview: { host: 'localhost', port: 0 },
  });
  process.env.AMS_STORYBOOK = server.resolvedUrls?.local[0];
  return () => server.close();
}
