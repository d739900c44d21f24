import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BuildName } from '../run/builds';
import { launchFirefox } from './driver/firefox';
import type { Engine } from './driver/Tab';
import { launchWebKit } from './driver/webkit';
import { EnginePage } from './EnginePage';
import { serveConsole, type ConsoleServer } from './serveConsole';

const engines = [
  { name: 'Firefox', launch: launchFirefox },
  { name: 'WebKit', launch: launchWebKit },
];

interface Journey extends Pick<ConsoleServer, 'control' | 'request'> {
  /** A page of a browser profile that has never seen the console. */
  readonly page: EnginePage;
  /** The folder of the browser's downloads. */
  readonly downloads: string;
}

type DefineJourney = (name: string, run: (journey: Journey) => Promise<void>) => void;

/** Defines journeys on one build in both engines. Each starts with fresh data. */
export function describeEngines(build: BuildName, define: (journey: DefineJourney) => void): void {
  describe.each(engines)('$name', ({ name, launch }) => {
    let server: ConsoleServer;
    let engine: Engine;
    beforeAll(async () => {
      server = await serveConsole(build);
      engine = await launch();
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
          await run({ page, downloads: session.downloads, control, request });
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
