/** Which console this is. */
export interface Release {
  /** The version of package.json. */
  readonly version: string;
  /** The abbreviated commit that it was built from. */
  readonly commit: string;
  /** Changes with the content and the configuration; absent in the development server. */
  readonly build?: string | undefined;
}
