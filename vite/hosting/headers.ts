import type { HostingManifest } from './HostingManifest';
import { contentSecurityPolicy } from './contentSecurityPolicy';

export type Headers = Readonly<Record<string, string>>;

/** What no page of the console asks for; writing to the clipboard is for its own copy buttons. */
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

/**
 * The security headers of every answer, whatever is asked for and whether it is there: the one
 * source of all hosts.
 */
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

/** What a deployment decides beyond its build. */
export interface HostOptions {
  /** The document root on the host. */
  readonly root: string;
  /** HSTS for every subdomain of the console's host too: those may have no https yet. */
  readonly includeSubdomains?: boolean;
}

/**
 * For answers over https alone: over http it means nothing, and must not be sent (RFC 6797, 7.2).
 */
export function strictTransport({ includeSubdomains = false }: Omit<HostOptions, 'root'>) {
  const value = includeSubdomains ? 'max-age=31536000; includeSubDomains' : 'max-age=31536000';
  return { name: 'Strict-Transport-Security', value } as const;
}

/**
 * Who may keep what: an asset's name is its content's hash, the page is asked for anew each time,
 * and what is missing may come back.
 */
export const cacheControl = {
  assets: 'public, max-age=31536000, immutable',
  page: 'no-cache',
  missing: 'no-store',
} as const;
