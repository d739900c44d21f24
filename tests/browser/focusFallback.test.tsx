import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '~/ui/Button';
import { useFocusFallback } from '~/ui/useFocusFallback';

const lastResort = vi.fn();

let unmount = () => {};
afterEach(() => {
  unmount();
  // Removing the control that has the focus may have called it.
  lastResort.mockClear();
});

function Fallback({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useFocusFallback(lastResort);
  // Effects run in their order.
  useEffect(() => ref.current?.setAttribute('data-ready', ''), []);
  return <div ref={ref}>{children}</div>;
}

async function render(content: ReactNode): Promise<void> {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(<Fallback>{content}</Fallback>);
  unmount = () => {
    root.unmount();
    host.remove();
  };
  await vi.waitFor(() => expect(host.querySelector('[data-ready]')).not.toBeNull());
}

function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    (element) => element.textContent === name,
  );
  if (!found) throw new Error(`No button ${name}`);
  return found;
}

async function expectFocus(name: string): Promise<void> {
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(name), 10_000);
}

async function press(name: string): Promise<void> {
  button(name).focus();
  await userEvent.keyboard('{Enter}');
}

function Rows() {
  const [rows, setRows] = useState(['one', 'two', 'three']);
  const move = () => setRows(([first = '', ...others]) => [...others, first]);
  return (
    <>
      <h1 tabIndex={-1}>List</h1>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <Button onClick={move}>{`Move ${row}`}</Button>
            <Button onClick={() => setRows(rows.filter((other) => other !== row))}>
              {`Remove ${row}`}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

it('focuses the same control of the next row when a row is removed, then of the previous one, then what precedes the list', async () => {
  await render(<Rows />);
  await press('Remove two');
  await expectFocus('Remove three');
  await press('Remove three');
  await expectFocus('Remove one');
  await press('Remove one');
  await expectFocus('List');
});

it('keeps the focus on a control that moves', async () => {
  await render(<Rows />);
  await press('Move one');
  await vi.waitFor(() => expect(document.querySelectorAll('li')[2]?.textContent).toContain('one'));
  await expectFocus('Move one');
});

function Replaced() {
  const [state, setState] = useState<'failed' | 'loaded' | 'disabled'>('failed');
  if (state === 'failed') return <Button onClick={() => setState('loaded')}>Try again</Button>;
  return (
    <section>
      <Button aria-disabled="true">Export</Button>
      <Button disabled={state === 'disabled'} onClick={() => setState('disabled')}>
        Use once
      </Button>
      <div hidden>
        <Button>Hidden</Button>
      </div>
      <Button>Next</Button>
    </section>
  );
}

it('focuses what replaces a control, or follows one that is disabled, but nothing that is unusable or hidden', async () => {
  await render(<Replaced />);
  await press('Try again');
  await expectFocus('Use once');
  await press('Use once');
  await expectFocus('Next');
});

function Layers() {
  const [isOpen, setIsOpen] = useState(false);
  const [hasOpener, setHasOpener] = useState(true);
  const [toasts, setToasts] = useState(['first', 'second']);
  return (
    <>
      <Button>Before</Button>
      {hasOpener && <Button onClick={() => setIsOpen(true)}>Open</Button>}
      {isOpen &&
        createPortal(
          <div role="dialog">
            <Button
              onClick={() => {
                setHasOpener(false);
                setIsOpen(false);
              }}
            >
              Revoke
            </Button>
          </div>,
          document.body,
        )}
      <section data-notifications="">
        {toasts.map((toast) => (
          <Button key={toast} onClick={() => setToasts(toasts.filter((other) => other !== toast))}>
            {`Dismiss ${toast}`}
          </Button>
        ))}
      </section>
    </>
  );
}

it('returns the focus from a dialog that is gone to a neighbour of what opened it', async () => {
  await render(<Layers />);
  await press('Open');
  await vi.waitFor(() => button('Revoke'));
  await press('Revoke');
  await expectFocus('Before');
});

it('focuses the next toast, and what had the focus before once there is none', async () => {
  await render(<Layers />);
  button('Before').focus();
  await press('Dismiss first');
  await expectFocus('Dismiss second');
  await press('Dismiss second');
  await expectFocus('Before');
});

function OwnFocus() {
  const [isDone, setIsDone] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isDone) target.current?.focus();
  }, [isDone]);
  return (
    <>
      {!isDone && <Button onClick={() => setIsDone(true)}>Go</Button>}
      <Button>Neighbour</Button>
      <Button ref={target}>Chosen</Button>
    </>
  );
}

it('leaves the focus where a component has placed it', async () => {
  await render(<OwnFocus />);
  await press('Go');
  await expectFocus('Chosen');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.activeElement?.textContent).toBe('Chosen');
});

it('leaves the focus on the body after a press beside all controls', async () => {
  await render(<Rows />);
  button('Remove one').focus();
  button('Remove one').blur();
  await new Promise((resolve) => setTimeout(resolve));
  button('Remove one').click();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.activeElement).toBe(document.body);
});

function Single() {
  const [isShown, setIsShown] = useState(true);
  return isShown && <Button onClick={() => setIsShown(false)}>Alone</Button>;
}

it('calls for a last resort when nothing in the page can have the focus', async () => {
  await render(<Single />);
  await press('Alone');
  await vi.waitFor(() => expect(lastResort).toHaveBeenCalledOnce(), 10_000);
});
