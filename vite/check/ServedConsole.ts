import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { opsFolder, type HostingManifest } from '../hosting/HostingManifest';

/** In milliseconds. */
const timeout = 15_000;

/** A console on a host, beside the build that should be served there. */
export class ServedConsole {
  constructor(
    readonly origin: string,
    readonly folder: string,
    readonly manifest: HostingManifest,
    /** With which the API's records are read. */
    readonly token?: string | undefined,
  ) {}

  /** Requests a path below the base, or an absolute URL. */
  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(path, this.origin + this.manifest.base);
    return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeout), ...init });
  }

  /** A file of the build. */
  file(path: string): Buffer {
    return readFileSync(join(this.folder, path));
  }

  /** The assets that the page names. */
  assets(): string[] {
    return [
      ...new Set(
        this.file('index.html')
          .toString()
          .match(/\bassets\/[\w.-]+/g),
      ),
    ];
  }

  /** The files for operators, with one of the source maps. */
  privateFiles(): string[] {
    const files = readdirSync(join(this.folder, opsFolder), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => `${opsFolder}/${name}`);
    const maps = readdirSync(join(this.folder, opsFolder, 'maps/assets')).slice(0, 1);
    return [...files, ...maps.map((name) => `${opsFolder}/maps/assets/${name}`)];
  }
}
