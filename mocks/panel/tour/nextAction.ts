/** Something to do, as far as the document shows whether it was done and whether it can be done. */
interface Checkable {
  /** Whether it has been done. */
  readonly isDone?: () => boolean;
  /** Whether what an earlier action has opened or selected is still there. */
  readonly isPossible?: () => boolean;
}

/**
 * The index of the action to do now. What has been done stays done, except where its result is gone, as
 * an open dialog or a selection is after a reload: then the action that opened or selected it comes again.
 */
export function nextAction(actions: readonly Checkable[], reached: number): number {
  const is = (index: number, check: keyof Checkable) => actions[index]?.[check]?.();
  let index = Math.min(reached, actions.length - 1);
  while (index > 0 && !is(index, 'isDone') && is(index, 'isPossible') === false) index -= 1;
  while (index < actions.length - 1 && is(index, 'isDone')) index += 1;
  return index;
}
