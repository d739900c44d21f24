// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ObjectSchema } from 'yup';
import type { FormDraft } from '~/forms/FormDraft';
import { deferred } from '../stores/deferred';
import {
  actAndSettle,
  button,
  errorOf,
  fillIn,
  focus,
  input,
  onDirty,
  onSubmit,
  renderForm,
  submit,
  type,
  type Values,
} from './formFixture';

it('titles the error summary by whether a required field is empty', async () => {
  renderForm();
  const title = () => screen.getByRole('alert').querySelector('strong')?.textContent;
  await type('Name', 'a');
  await type('Email', 'a@b');
  await submit();
  expect(title()).toBe('Validation failed');
  await type('Email', '');
  await submit();
  expect(title()).toBe('Please check required fields');
  await type('Email', 'a@b.co');
  expect(title()).toBe('Validation failed');
});

describe('submit', () => {
  it('sends the values once, however often the form is submitted while pending', async () => {
    renderForm();
    const response = deferred<void>();
    onSubmit.mockReturnValueOnce(response.promise);
    await fillIn();
    await actAndSettle(() => {
      for (let time = 0; time < 2; time += 1) fireEvent.submit(screen.getByRole('form'));
    });
    await submit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(button('Save').getAttribute('aria-disabled')).toBe('true');
    await actAndSettle(() => response.resolve());
    await submit();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('sends the values that it validated, even if they change during the validation', async () => {
    renderForm();
    await fillIn();
    const validation = deferred<object>();
    vi.spyOn(ObjectSchema.prototype, 'validate').mockReturnValueOnce(validation.promise);
    await submit();
    await type('Name', 'A');
    await actAndSettle(() => validation.resolve({}));
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ name: 'Acme', email: 'a@b.co' });
  });
});

describe('a field that the user leaves', () => {
  beforeEach(async () => {
    renderForm();
    await focus(input('Name'));
  });
  // `click()` doesn't move focus.
  const reset = () => actAndSettle(() => button('Reset').click());

  it('does not validate a field that had focus while the form was reset', async () => {
    await type('Name', 'Acme');
    await reset();
    await focus(button('Copy'));
    expect(errorOf('Name')).toBeUndefined();
    await focus(input('Name'));
    await focus(button('Copy'));
    expect(errorOf('Name')).toBe('Name is required.');
  });

  it('validates a field that kept focus through a reset and was typed in', async () => {
    await reset();
    await type('Name', 'a');
    await focus(button('Copy'));
    expect(errorOf('Name')).toBe('Name should be at least 2 characters.');
  });

  it('does not validate a field when a dialog opens over the form and takes focus', async () => {
    await focus(button('Cancel'));
    expect(errorOf('Name')).toBeUndefined();
    await focus(input('Name'));
    await focus(input('Email'));
    expect(errorOf('Name')).toBe('Name is required.');
  });
});

describe('draft', () => {
  const update = vi.fn<FormDraft<Values>['update']>();
  const reported = () => [update.mock.lastCall?.[0], onDirty.mock.lastCall?.[0]];

  it('restores a draft, with which the form is dirty', () => {
    const restored = { name: 'Acme Labs', email: '' };
    renderForm({ name: 'Acme', draft: { restored, update } });
    expect([input('Name').value, ...reported()]).toEqual(['Acme Labs', restored, true]);
  });

  it('updates the draft while the values differ from the initial ones', async () => {
    renderForm({ name: 'Acme', draft: { restored: undefined, update } });
    expect(reported()).toEqual([undefined, false]);
    await type('Name', 'Acme L');
    expect(reported()).toEqual([{ name: 'Acme L', email: '' }, true]);
    await type('Name', 'Acme');
    expect(reported()).toEqual([undefined, false]);
  });

  it('has values whose difference is no unsaved change', async () => {
    renderForm({
      draft: { restored: undefined, update },
      hasChanges: (from, to) => from.name !== to.name,
    });
    await type('Email', 'a@x.example');
    expect(reported()).toEqual([{ name: '', email: 'a@x.example' }, false]);
  });
});

describe('Ctrl or Cmd Enter', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'submits once while held: %o',
    async (modifier) => {
      renderForm({ name: 'Acme' });
      await type('Email', 'a@x.example');
      for (const repeat of [false, true])
        await actAndSettle(() =>
          fireEvent.keyDown(input('Email'), { key: 'Enter', repeat, ...modifier }),
        );
      expect(onSubmit).toHaveBeenCalledOnce();
    },
  );

  it('submits nothing while text is composed', () => {
    renderForm({ name: 'Acme' });
    expect(
      fireEvent.keyDown(input('Name'), { key: 'Enter', ctrlKey: true, isComposing: true }),
    ).toBe(true);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
