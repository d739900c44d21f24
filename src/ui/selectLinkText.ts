/**
 * Lets a drag that starts on a link select text, as one does that starts beside it: Chromium starts
 * no selection within a link (`HTMLAnchorElement::CanStartSelection`). Older browsers without
 * `caretPositionFromPoint` go without.
 */
export function selectLinkText(event: { readonly clientX: number; readonly clientY: number }) {
  const from = caretAt(event);
  if (!from) return;
  const drag = new AbortController();
  const onMove = (move: PointerEvent) => {
    const to = caretAt(move);
    if (to)
      getSelection()?.setBaseAndExtent(from.offsetNode, from.offset, to.offsetNode, to.offset);
  };
  const { signal } = drag;
  // Neither the link nor what is selected of it is dragged elsewhere.
  document.addEventListener('dragstart', (start) => start.preventDefault(), { signal });
  document.addEventListener('pointermove', onMove, { signal });
  for (const end of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(end, () => drag.abort(), { signal });
}

function caretAt({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) {
  return 'caretPositionFromPoint' in document
    ? document.caretPositionFromPoint(clientX, clientY)
    : null;
}
