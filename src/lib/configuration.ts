/** The provider that the console is branded for (docs/product.md, "Names and formats"). */
export interface Brand {
  readonly name: string;
  /** URL or path of an image; without one, a neutral mark is shown. */
  readonly logo?: string | undefined;
}

/** Name used when none is configured. */
export const defaultProviderName = 'Acme';

/** Which console this is. */
export interface Release {
  /** The version of package.json. */
  readonly version: string;
  /** The abbreviated commit that it was built from. */
  readonly commit: string;
  /** Changes with the content and the configuration; absent in the development server. */
  readonly build?: string | undefined;
}

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
export interface Configuration extends Partial<Brand>, Release, Integrations {
  /** Origin of the API; absent in the demo, and in a build that was never configured. */
  readonly api?: string | undefined;
  /** Where errors are reported to; without it, nothing is reported. */
  readonly sentryDsn?: string | undefined;
  /** The path that the console is served under, with leading and trailing slash. */
  readonly base: string;
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
