import type { HostingManifest } from './HostingManifest';
import { contentSecurityPolicy } from './contentSecurityPolicy';

export type Headers = Readonly<Record<string, string>>;

/** Features that the console doesn't use. `clipboard-write` is for its copy buttons. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** The security headers of every response, errors included; shared by all host configurations. */
export function securityHeaders(manifest: HostingManifest): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(manifest),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': [
      ...deniedFeatures.map((feature) => `${feature}=()`),
      'clipboard-write=(self)',
    ].join(', '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

/** Options of a deployment. */
export interface HostOptions {
  /** The document root on the host. */
  readonly root: string;
  /** Extends HSTS to subdomains; off by default, because some may not support https yet. */
  readonly includeSubdomains?: boolean | undefined;
}

/**
 * HSTS, for https responses only: it must not be sent over http
 * (https://www.rfc-editor.org/rfc/rfc6797#section-7.2).
 */
export function strictTransport({ includeSubdomains = false }: Omit<HostOptions, 'root'>) {
  const value = includeSubdomains ? 'max-age=31536000; includeSubDomains' : 'max-age=31536000';
  return { name: 'Strict-Transport-Security', value } as const;
}

/**
 * Asset names contain a hash of their content; the page is revalidated each time; missing files may
 * appear with the next deployment.
 */
export const cacheControl = {
  assets: 'public, max-age=31536000, immutable',
  page: 'no-cache',
  missing: 'no-store',
} as const;
