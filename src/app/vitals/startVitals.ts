import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { routePattern } from '~/app/router/routePattern';

/** What is sent of a measurement (docs/operations.md, "Speed reports"). */
interface Measurement {
  readonly metric: 'INP' | 'LCP' | 'CLS';
  /** In milliseconds; CLS is a score, with three decimals. */
  readonly value: number;
  readonly rating: Metric['rating'];
  /** The pattern of the screen's route: `/accounts/:id`. */
  readonly route: string;
  readonly build: string | undefined;
}

/**
 * Measures how fast the console is for its user, and sends it to a URL when the page is hidden: nothing
 * that identifies a user, an organization or a visit.
 */
export function startVitals(url: string, build: string | undefined): void {
  let measured: Measurement[] = [];
  const add = ({ name, value, rating }: Metric) => {
    if (name !== 'INP' && name !== 'LCP' && name !== 'CLS') return;
    const factor = name === 'CLS' ? 1000 : 1;
    measured.push({
      metric: name,
      value: Math.round(value * factor) / factor,
      rating,
      route: routePattern(location.pathname),
      build,
    });
  };
  onINP(add);
  onLCP(add);
  onCLS(add);
  const send = () => {
    if (measured.length > 0) navigator.sendBeacon(url, JSON.stringify(measured));
    measured = [];
  };
  // After the listeners of web-vitals, which measure when the page is hidden.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') queueMicrotask(send);
  });
  addEventListener('pagehide', send);
}
