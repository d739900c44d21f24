import type { CallName } from '../calls';

/** What the contract says of a call beyond what the console needs, which every screen loads. */
export interface CallDocumentation {
  /** The step of building a server that adds it (docs/api.md, "Build a server in this order"). */
  readonly step: number;
  /** A server may leave it out (docs/api.md, "Optional parts"). */
  readonly optional?: true;
  /** What the API does, for those who build it (docs/api.md, "Calls"). */
  readonly description: string;
  /** What the payload is. */
  readonly body?: string;
  /** By parameter name; paths and headers have descriptions of their own. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Error codes by status, beyond those that follow from the call itself (`callErrors`). */
  readonly errors?: { readonly [status: number]: readonly string[] };
  /** An example of a request and of its response, with the envelope. */
  readonly request?: unknown;
  readonly response?: unknown;
}

/** The documentation of some of the calls. */
export type CallDocumentations = { readonly [Name in CallName]?: CallDocumentation };
