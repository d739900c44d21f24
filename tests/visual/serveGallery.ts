import { preview } from 'vite';
import { thisShoot } from '../run/pictures';

/**
 * Serves the built gallery while the camera runs; its workers find the address in the environment.
 */
export default async function serveGallery() {
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir: thisShoot().gallery },
    preview: { host: 'localhost', port: 0 },
  });
  process.env.AMS_GALLERY = server.resolvedUrls?.local[0];
  return () => server.close();
}
