/**
 * Does to the page what Chromium's translation does: replaces every text node but white space by
 * nested `<font>` elements with a text node of their own, so that React's nodes are no longer in the
 * page. The texts stay the same. Self-contained, so that it can run in another page.
 */
export function translateTexts(): void {
  // oxlint-disable-next-line typescript/no-deprecated -- the browser still uses it
  const createFont = () => document.createElement('font');
  const untouched = 'font, script, style, textarea, option, svg, noscript';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest(untouched)) continue;
    const outer = createFont();
    outer.appendChild(createFont()).textContent = text.data;
    text.replaceWith(outer);
  }
}
