import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Subscription } from '~/domain/Subscription';
import type { CommandId } from '~/stores/CommandsStore';
import { useStores } from '~/stores/context';

/**
 * Offers a command to the command menu and the keyboard shortcuts while the component is on screen;
 * none without an id. `subscription` is what it changes, if it changes one of several.
 */
export function useCommand(
  id: CommandId | undefined,
  run: () => void,
  subscription?: Subscription,
): void {
  const { commands } = useStores();
  const latest = useRef({ run, subscription });
  useEffect(() => {
    latest.current = { run, subscription };
  });
  // In the commit that shows the screen: a key may follow at once.
  useLayoutEffect(
    () =>
      id &&
      commands.register({
        id,
        run: () => latest.current.run(),
        subscription: () => latest.current.subscription,
      }),
    [commands, id],
  );
}
