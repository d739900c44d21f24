/** The provider that the console is branded for (docs/product.md, "Names and formats"). */
export interface Brand {
  readonly name: string;
  /** URL or path of an image; without one, a neutral mark is shown. */
  readonly logo?: string | undefined;
}

/** Name used when none is configured. */
export const defaultProviderName = 'Acme';
