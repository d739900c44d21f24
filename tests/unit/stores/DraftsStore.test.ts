import { describe, expect, it } from 'vitest';
import { DraftsStore } from '../../../src/stores/DraftsStore';

function opened() {
  const drafts = new DraftsStore();
  drafts.admit('demo');
  const close = drafts.watch('form', () => ({ name: 'Half' }));
  return { drafts, close };
}

describe('a draft', () => {
  it('is found again by the same person', () => {
    const { drafts } = opened();
    expect(drafts.find('form')).toBeUndefined();
    drafts.keep('demo');
    drafts.admit('demo');
    expect(drafts.find('form')).toEqual({ name: 'Half' });
    expect(drafts.find('other')).toBeUndefined();
  });

  it('is found by nobody else, nor by its owner after somebody else', () => {
    const { drafts } = opened();
    drafts.keep('demo');
    drafts.admit('sam');
    expect(drafts.find('form')).toBeUndefined();
    drafts.admit('demo');
    expect(drafts.find('form')).toBeUndefined();
  });

  it('is what stands in the form at the end of the session, not before', () => {
    const drafts = new DraftsStore();
    let name = 'a';
    drafts.watch('form', () => name);
    name = 'ab';
    drafts.keep('demo');
    name = 'abc';
    expect(drafts.find('form')).toBe('ab');
  });

  it('is none of a form without changes, nor of one that was closed', () => {
    const { drafts, close } = opened();
    drafts.watch('clean', () => undefined);
    close();
    drafts.keep('demo');
    expect([drafts.find('clean'), drafts.find('form')]).toEqual([undefined, undefined]);
  });

  it('passes to the form that opens, and outlives another end of the session', () => {
    const { drafts } = opened();
    drafts.keep('demo');
    drafts.admit('demo');
    const close = drafts.watch('form', () => 'more');
    expect(drafts.find('form')).toBeUndefined();
    drafts.keep('demo');
    expect(drafts.find('form')).toBe('more');
    close();
    expect(drafts.find('form')).toBe('more');
  });

  it('of a form that never opened again waits on', () => {
    const { drafts } = opened();
    drafts.keep('demo');
    drafts.admit('demo');
    drafts.keep('demo');
    expect(drafts.find('form')).toEqual({ name: 'Half' });
  });

  it('goes with whoever leaves on purpose', () => {
    const { drafts } = opened();
    drafts.keep('demo');
    drafts.clear();
    drafts.admit('demo');
    expect(drafts.find('form')).toBeUndefined();
  });
});
