import { useEffect, useLayoutEffect, useRef } from 'react';
import type { CommandId } from '~/stores/CommandsStore';
import { useStores } from '~/stores/context';

/**
 * Offers a command to the command menu and the keyboard shortcuts while the component is on screen;
 * none without an id.
 */
export function useCommand(id: CommandId | undefined, run: () => void, detail?: string): void {
  const { commands } = useStores();
  const latestRun = useRef(run);
  useEffect(() => {
    latestRun.current = run;
  });
  // In the commit that shows the screen: a key may follow at once.
  useLayoutEffect(
    () => id && commands.register({ id, detail, run: () => latestRun.current() }),
    [commands, id, detail],
  );
}
