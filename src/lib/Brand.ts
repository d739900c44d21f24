/** The provider that the console is branded for (decisions.md, "Names and brand"). */
export interface Brand {
  readonly name: string;
  /** An image's address or path; without one a neutral mark of our own stands in. */
  readonly logo?: string | undefined;
}

/** The provider's name where none is configured. */
export const defaultProvider = 'Acme';
