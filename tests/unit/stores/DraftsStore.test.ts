import { describe, expect, it } from 'vitest';
import { DraftsStore } from '../../../src/stores/DraftsStore';

function withRegisteredForm() {
  const drafts = new DraftsStore();
  drafts.setOwner('demo');
  const close = drafts.register('form', () => ({ name: 'Half' }));
  return { drafts, close };
}

describe('a draft', () => {
  it('is found again by the same person', () => {
    const { drafts } = withRegisteredForm();
    expect(drafts.get('form')).toBeUndefined();
    drafts.save('demo');
    drafts.setOwner('demo');
    expect(drafts.get('form')).toEqual({ name: 'Half' });
    expect(drafts.get('other')).toBeUndefined();
  });

  it('is found by nobody else, nor by its owner after somebody else', () => {
    const { drafts } = withRegisteredForm();
    drafts.save('demo');
    drafts.setOwner('sam');
    expect(drafts.get('form')).toBeUndefined();
    drafts.setOwner('demo');
    expect(drafts.get('form')).toBeUndefined();
  });

  it('is what stands in the form at the end of the session, not before', () => {
    const drafts = new DraftsStore();
    let name = 'a';
    drafts.register('form', () => name);
    name = 'ab';
    drafts.save('demo');
    name = 'abc';
    expect(drafts.get('form')).toBe('ab');
  });

  it('is none of a form without changes, nor of one that was closed', () => {
    const { drafts, close } = withRegisteredForm();
    drafts.register('clean', () => undefined);
    close();
    drafts.save('demo');
    expect([drafts.get('clean'), drafts.get('form')]).toEqual([undefined, undefined]);
  });

  it('passes to the form that opens, and outlives another end of the session', () => {
    const { drafts } = withRegisteredForm();
    drafts.save('demo');
    drafts.setOwner('demo');
    const close = drafts.register('form', () => 'more');
    expect(drafts.get('form')).toBeUndefined();
    drafts.save('demo');
    expect(drafts.get('form')).toBe('more');
    close();
    expect(drafts.get('form')).toBe('more');
  });

  it('of a form that never opened again waits on', () => {
    const { drafts } = withRegisteredForm();
    drafts.save('demo');
    drafts.setOwner('demo');
    drafts.save('demo');
    expect(drafts.get('form')).toEqual({ name: 'Half' });
  });

  it('goes with whoever leaves on purpose', () => {
    const { drafts } = withRegisteredForm();
    drafts.save('demo');
    drafts.clear();
    drafts.setOwner('demo');
    expect(drafts.get('form')).toBeUndefined();
  });
});
