import { setTimeout } from 'node:timers/promises';

/** The key under which WebDriver returns elements (https://www.w3.org/TR/webdriver2/#elements). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** In milliseconds. A command that never ends must not keep the session open. */
const commandTimeout = 25_000;

/** The commands of a W3C WebDriver session that the tests need. */
export class WebDriverClient {
  private constructor(
    private readonly sessionUrl: string,
    readonly version: string,
  ) {}

  /** Starts a browser with a new profile, once the driver listens. */
  static async connect(driverUrl: string, capabilities: object): Promise<WebDriverClient> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const session = (await request('POST', `${driverUrl}/session`, {
          capabilities: { alwaysMatch: capabilities },
        })) as { sessionId: string; capabilities: { browserVersion: string } };
        const url = `${driverUrl}/session/${session.sessionId}`;
        return new WebDriverClient(url, session.capabilities.browserVersion);
      } catch (error) {
        // `fetch` rejects with a TypeError as long as nothing listens.
        if (!(error instanceof TypeError) || attempt === 100) throw error;
        await setTimeout(50);
      }
    }
  }

  get(command: string): Promise<unknown> {
    return request('GET', `${this.sessionUrl}/${command}`);
  }

  post(command: string, parameters: object = {}): Promise<unknown> {
    return request('POST', `${this.sessionUrl}/${command}`, parameters);
  }

  async findElement(selector: string): Promise<string> {
    const element = await this.post('element', { using: 'css selector', value: selector });
    return (element as Record<string, string>)[elementKey] ?? '';
  }

  async quit(): Promise<void> {
    await request('DELETE', this.sessionUrl);
  }
}

async function request(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(commandTimeout),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${new URL(url).pathname} failed: ${error}. ${message}`);
}
