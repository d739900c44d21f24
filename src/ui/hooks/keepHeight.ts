/**
 * Never lets an element get lower than it has been, unless what it is in is lower. Returns a function
 * that stops: for a ref.
 */
export function keepHeight(element: HTMLElement): () => void {
  const observer = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize;
    if (height) element.style.minBlockSize = `min(100%, ${height}px)`;
  });
  observer.observe(element);
  return () => observer.disconnect();
}
