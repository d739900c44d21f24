import type { ModeName } from '../../.storybook/visualModes';

/** A story's `chromatic` parameters, which the local visual regression test honours too. */
interface ChromaticParameters {
  readonly modes: Partial<Record<ModeName, { readonly disable?: boolean }>>;
}

declare module 'vitest' {
  interface TestContext {
    /** Set by Storybook's Vitest addon. */
    readonly story: {
      readonly id: string;
      readonly parameters: { readonly chromatic: ChromaticParameters };
      readonly run: () => Promise<void>;
    };
  }
  interface ProvidedContext {
    visualMode: ModeName;
  }
}
