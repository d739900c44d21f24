import type { BrowserContext, CDPSession, Page } from 'playwright';

/** One of the two that are compared: the console, or the bare page that is its floor. */
export interface BenchTarget {
  readonly name: 'console' | 'floor';
  readonly origin: string;
  /** What a path takes along: the floor is told its API there. */
  readonly query: string;
}

/** A page of one side, with the processor slowed down. */
export interface BenchPage {
  readonly target: BenchTarget;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly cdp: CDPSession;
}

export type Measure = (bench: BenchPage) => Promise<number>;
