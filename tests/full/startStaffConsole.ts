import { chromium, type Page } from 'playwright';
import { preview } from 'vite';
import type { MockControl } from '~~/mocks/control';
import { startServer } from '~~/mocks/node/server';
import { buildOrExit, builds } from '../run/builds';
import { launchOptions } from '../run/chromium';
import { choosePorts } from '../run/ports';
import { signInToApi } from '../setup/signInToApi';

export interface StaffConsole {
  readonly control: MockControl;
  /** Opens a page in a new browser context. */
  readonly openPage: (path: string, signedIn: boolean) => Promise<Page>;
  /** Calls the API directly, as the signed-in user. */
  readonly request: (method: string, path: string, body?: unknown) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/**
 * Serves the staff build against its own mock API. Builds it first, unless the surrounding test run
 * (`AMS_PORTS`) already has.
 */
export async function startStaffConsole(organizations = 30): Promise<StaffConsole> {
  const ports = await choosePorts();
  if (process.env.AMS_PORTS === undefined) buildOrExit('staff', ports);
  const api = await startServer({ port: ports.api, organizations });
  const server = await preview({
    configLoader: 'runner',
    logLevel: 'warn',
    build: { outDir: builds.staff },
    preview: { port: ports.staff, strictPort: true },
  });
  const browser = await chromium.launch(launchOptions());

  const session = await signInToApi(api.url);
  const storedSession = JSON.stringify({ v: 1, data: session });

  return {
    control: api.control,
    async openPage(path, signedIn) {
      const context = await browser.newContext({
        baseURL: `http://localhost:${ports.staff}`,
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
      });
      if (signedIn)
        await context.addInitScript(
          (stored) =>
            sessionStorage.getItem('placed') ??
            (sessionStorage.setItem('placed', '1'), localStorage.setItem('ams.session', stored)),
          storedSession,
        );
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      await page.goto(path);
      return page;
    },
    async request(method, path, body) {
      const headers = {
        Authorization: `Bearer ${session.token}`,
        'Content-Type': 'application/json',
      };
      const response = await fetch(api.url + path, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${method} ${path} failed with ${response.status}.`);
      return response.json() as Promise<unknown>;
    },
    async close() {
      await browser.close();
      await server.close();
      await api.close();
    },
  };
}
