/**
 * Makes a drag that starts on a link select text. Chromium starts no selection within a link
 * (`HTMLAnchorElement::CanStartSelection`). Browsers without `caretPositionFromPoint`
 * (https://developer.mozilla.org/en-US/docs/Web/API/Document/caretPositionFromPoint) keep the
 * default behaviour.
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
  // Prevents dragging the link or the selected text.
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
