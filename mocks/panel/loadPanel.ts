/** The panel's chunk. */
export const loadPanel = () => import('./DemoPanel').then(({ DemoPanel }) => DemoPanel);
