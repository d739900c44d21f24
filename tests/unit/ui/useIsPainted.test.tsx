// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { useIsPainted } from '~/ui/hooks/useIsPainted';

afterEach(() => vi.unstubAllGlobals());

function Probe() {
  return useIsPainted() ? 'painted' : 'first render';
}

it('useIsPainted is true in the task after the next frame, not before', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  const element = document.createElement('div');
  const root = createRoot(element);
  flushSync(() => root.render(<Probe />));
  await vi.waitFor(() => expect(frames).toHaveLength(1));
  // Longer than React would defer a render for.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(element.textContent).toBe('first render');

  frames[0]?.(0);
  expect(element.textContent).toBe('first render');
  await vi.waitFor(() => expect(element.textContent).toBe('painted'));
  root.unmount();
});
