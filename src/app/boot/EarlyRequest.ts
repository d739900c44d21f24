/** A request that the page has sent before its code was loaded. */
export interface EarlyRequest {
  readonly authorization: string;
  readonly response: Promise<Response>;
  readonly abort: () => void;
}

declare global {
  interface Window {
    /** By URL; each is taken once (`takeEarlyResponse`). */
    earlyRequests?: Map<string, EarlyRequest>;
  }
}
