interface ImportMetaEnv {
  /** The API's origin; set for every build but the demo's. */
  readonly VITE_API_HOST: string;
  readonly VITE_PROVIDER_NAME?: string;
  readonly VITE_PROVIDER_LOGO?: string;
}
