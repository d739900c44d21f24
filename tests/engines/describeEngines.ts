import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BuildName } from '../run/builds';
import { launchChromium, launchFirefox } from './driver/puppeteer';
import type { Engine, EngineName } from './driver/Tab';
import { launchWebKit } from './driver/webkit';
import { EnginePage } from './EnginePage';
import { serveConsole, type ConsoleServer } from './serveConsole';

const launchers: Record<EngineName, () => Promise<Engine>> = {
  Chromium: launchChromium,
  Firefox: launchFirefox,
  WebKit: launchWebKit,
};

interface Journey extends Pick<ConsoleServer, 'control' | 'request'> {
  readonly engine: EngineName;
  /** A page of a browser profile that has never seen the console. */
  readonly page: EnginePage;
  /** The folder of the browser's downloads. */
  readonly downloads: string;
}

type DefineJourney = (name: string, run: (journey: Journey) => Promise<void>) => void;

/** Defines journeys on one build in each of the engines. Each starts with fresh data. */
export function describeEngines(
  engines: readonly EngineName[],
  build: BuildName,
  define: (journey: DefineJourney) => void,
): void {
  describe.each(engines)('%s', (name) => {
    let server: ConsoleServer;
    let engine: Engine;
    beforeAll(async () => {
      server = await serveConsole(build);
      engine = await launchers[name]();
      process.stdout.write(`${name} ${engine.version}\n`);
    });
    afterAll(async () => {
      await engine.close();
      await server.close();
    });
    beforeEach(async () => {
      server.control.clearFaults();
      server.control.setLatency([0, 0]);
      await server.control.reset();
    });

    define((title, run) => {
      it(title, async () => {
        const session = await engine.openSession();
        const page = new EnginePage(session.tab, server.origin);
        const { control, request } = server;
        try {
          await run({ engine: name, page, downloads: session.downloads, control, request });
          expect(session.problems, 'errors in the page').toEqual([]);
        } catch (error) {
          await page
            .screenshot(`.cache/engines/failed/${name} ${title}.png`)
            .catch(() => undefined);
          throw error;
        } finally {
          await session.close();
        }
      });
    });
  });
}
