/** For components that overlay the page: renders each story in its own iframe on the docs page. */
export const iframeInDocs = { docs: { story: { inline: false, height: '420px' } } };
