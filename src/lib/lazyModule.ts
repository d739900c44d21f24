/**
 * Loads a module on first use. What uses it later runs at once: `import()` of a loaded module still
 * takes a task, which waits for a frame. Returns the result, or a promise of it until then.
 */
export function lazyModule<Module>(load: () => Promise<Module>) {
  let loaded: Module | undefined;
  return <Result>(use: (module: Module) => Result): Result | Promise<Result> =>
    loaded
      ? use(loaded)
      : load().then((module) => {
          loaded = module;
          return use(module);
        });
}
