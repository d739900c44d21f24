import type { BrowserContext, CDPSession, Page } from 'playwright';

/** One of the pages that are compared: the console, its build of another commit, or the baseline. */
export interface BenchTarget {
  readonly name: 'console' | 'before' | 'baseline';
  readonly origin: string;
  /** Query string for every path: tells the baseline page the URL of the API. */
  readonly query: string;
}

/** An open page of a target, with CPU throttling. */
export interface BenchPage {
  readonly target: BenchTarget;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly cdp: CDPSession;
}

/** What a step costs. Bytes and counts are a `wall` too. */
export interface Cost {
  /** Milliseconds on the clock. */
  readonly wall: number;
  /** Milliseconds of CPU time of the page's main thread: steadier than the clock on a shared machine. */
  readonly cpu?: number;
}

export type Measure = (bench: BenchPage) => Promise<Cost>;
