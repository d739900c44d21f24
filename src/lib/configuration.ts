/** A link of an organization to another system. */
export interface Link {
  readonly label: string;
  /** With placeholders (`linkTarget`). */
  readonly url: string;
}

/** Ticket keys that are links. */
export interface Tickets {
  /** Where a ticket is, with `{ticket}` for its key. */
  readonly url: string;
  /** What keys begin with: `SUP` of `SUP-1234`. */
  readonly keys: readonly string[];
}

/** What an operator may connect the console with (docs/operations.md). */
export interface Integrations {
  readonly links?: readonly Link[] | undefined;
  readonly tickets?: Tickets | undefined;
}

/**
 * What the page's configuration block contains: JSON that `npm run configure` writes
 * (docs/operations.md, "Build and configure").
 */
export interface Configuration extends Integrations {
  /** Origin of the API; absent in the demo, and in a build that was never configured. */
  readonly api?: string | undefined;
  /** The provider's name. */
  readonly name?: string | undefined;
  /** URL or path of the provider's logo. */
  readonly logo?: string | undefined;
  /** Where errors are reported to; without it, nothing is reported. */
  readonly sentryDsn?: string | undefined;
  /** The path that the console is served under, with leading and trailing slash. */
  readonly base: string;
  /** The release, written by the build. */
  readonly version: string;
  readonly commit: string;
  /** Names this build in this configuration. */
  readonly build?: string | undefined;
}

/** The id of the `<script type="application/json">` that holds the configuration. */
export const configurationId = 'ams-configuration';

/** The configuration of this page. A missing or unreadable block counts as not configured. */
export function readConfiguration(): Configuration {
  try {
    return JSON.parse(document.getElementById(configurationId)?.textContent ?? '') as Configuration;
  } catch {
    return { base: '/' } as Configuration;
  }
}
