import { loadEnv, type Plugin } from 'vite';
import { checkApiHost } from './checkApiHost';

/**
 * Compiles the validated API origin into the staff console; exits with a one-line message if it is
 * missing or invalid. The demo and the preview server need none.
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
        // Not thrown, because Vite would add a stack trace.
        process.stderr.write(`${problem}\n`);
        process.exit(1);
      }
      return { define: { 'import.meta.env.VITE_API_HOST': JSON.stringify(origin) } };
    },
  };
}
