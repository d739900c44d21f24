interface ImportMetaEnv {
  /** Origin of the API; set in every build except the demo. */
  readonly VITE_API_HOST: string;
  readonly VITE_PROVIDER_NAME?: string;
  readonly VITE_PROVIDER_LOGO?: string;
}
