/** For parts that lie over the page: on their docs page each story has a frame of its own. */
export const iframeInDocs = { docs: { story: { inline: false, height: '420px' } } };
