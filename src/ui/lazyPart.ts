import {
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

interface Coming {
  /** Stands there while the code comes, and where it can't be had. */
  readonly standIn?: ReactNode;
  /** The code can't be had. */
  readonly onMissing?: () => void;
  /** Code that couldn't be had is asked for again whenever this changes. */
  readonly wanted?: unknown;
}

/**
 * A part of a screen whose code comes when it is first shown. Unlike React's own `lazy`, code that
 * can't be had (a new deployment, no network) takes nothing else with it: an error boundary would
 * put the whole screen away, and what was typed there.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & Coming> {
  let Part: ComponentType<Props> | undefined;
  return function LazyPart({ standIn = null, onMissing, wanted, ...props }) {
    const [Loaded, setLoaded] = useState(() => Part);
    const sayMissing = useEffectEvent(() => onMissing?.());
    useEffect(() => {
      let gone = false;
      const take = (code: ComponentType<Props>) => {
        Part = code;
        if (!gone) setLoaded(() => code);
      };
      if (!Part) load().then(take, () => gone || sayMissing());
      return () => {
        gone = true;
      };
    }, [wanted]);
    return Loaded ? createElement(Loaded, props as unknown as Props) : standIn;
  };
}
