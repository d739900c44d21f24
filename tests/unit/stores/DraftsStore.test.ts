import { describe, expect, it } from 'vitest';
import { DraftsStore } from '~/stores/DraftsStore';

function withRegisteredForm() {
  const drafts = new DraftsStore();
  drafts.setOwner('demo');
  const close = drafts.register('form', () => ({ name: 'Half' }));
  return { drafts, close };
}

// Whose draft it is, and when it ends: tests/unit/app/drafts.test.ts.
describe('DraftsStore', () => {
  it('saves the form’s values as of the end of the session', () => {
    const drafts = new DraftsStore();
    let name = 'a';
    drafts.register('form', () => name);
    name = 'ab';
    drafts.save('demo');
    name = 'abc';
    expect(drafts.get('form')).toBe('ab');
  });

  it('saves no draft of a form that is clean or closed', () => {
    const { drafts, close } = withRegisteredForm();
    drafts.register('clean', () => undefined);
    close();
    drafts.save('demo');
    expect([drafts.get('clean'), drafts.get('form')]).toEqual([undefined, undefined]);
  });

  it('hands the draft to the form that opens, and saves it again at the next session end', () => {
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

  it('keeps a draft whose form was not reopened across another session end', () => {
    const { drafts } = withRegisteredForm();
    drafts.save('demo');
    drafts.setOwner('demo');
    drafts.save('demo');
    expect(drafts.get('form')).toEqual({ name: 'Half' });
  });
});
