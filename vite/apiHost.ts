import { loadEnv, type Plugin } from 'vite';
import { checkApiHost } from './checkApiHost';

/**
 * Puts the checked API origin into the staff console, and stops with one line where there is none
 * to put. The demo carries its API inside and needs none; neither does looking at a build that is
 * already made.
 */
export function apiHost(): Plugin {
  return {
    name: 'ams:api-host',
    config(config, { command, mode, isPreview }) {
      const staff = command === 'build' ? mode === 'production' : mode === 'staff' && !isPreview;
      if (!staff) return undefined;
      const { origin, problem } = checkApiHost(
        loadEnv(mode, config.root ?? process.cwd(), 'VITE_').VITE_API_HOST,
      );
      if (problem !== undefined) {
        // Not thrown: Vite would wrap it in a stack trace.
        process.stderr.write(`${problem}\n`);
        process.exit(1);
      }
      return { define: { 'import.meta.env.VITE_API_HOST': JSON.stringify(origin) } };
    },
  };
}
