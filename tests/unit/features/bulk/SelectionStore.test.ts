import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { defaultListParams } from '~/domain/organizationList';
import { SelectionStore } from '~/stores/SelectionStore';
import { buildSummary } from '../../stores/organizationFixtures';

const pageOf = (...ids: readonly string[]) => ids.map((id) => buildSummary(id));

function selectionOn(...ids: readonly string[]) {
  const selection = new SelectionStore();
  selection.setView(pageOf(...ids), defaultListParams);
  return selection;
}

const ids = ({ selected }: SelectionStore) => [...selected.keys()];

describe('SelectionStore', () => {
  it('toggle selects a row, and deselects it again', () => {
    const selection = selectionOn('a', 'b');
    selection.toggle('b');
    expect(ids(selection)).toEqual(['b']);
    selection.toggle('b');
    expect(ids(selection)).toEqual([]);
  });

  it.each([
    ['downwards', 'b', 'd'],
    ['upwards', 'd', 'b'],
  ])('toggle with range selects all rows from the one toggled last, %s', (_, first, second) => {
    const selection = selectionOn('a', 'b', 'c', 'd', 'e');
    selection.toggle(first);
    selection.toggle(second, true);
    expect(ids(selection).toSorted()).toEqual(['b', 'c', 'd']);
  });

  it('toggle with range deselects the rows if the second one was selected', () => {
    const selection = selectionOn('a', 'b', 'c', 'd');
    selection.togglePage();
    selection.toggle('b');
    selection.toggle('c', true);
    expect(ids(selection)).toEqual(['a', 'd']);
  });

  it('toggle with range selects one row if the one before was on another page', () => {
    const selection = selectionOn('a', 'b');
    selection.toggle('a');
    selection.setView(pageOf('c', 'd', 'e'), { ...defaultListParams, page: 2 });
    selection.toggle('e', true);
    expect(ids(selection)).toEqual(['a', 'e']);
  });

  it('toggle ignores a row that is not on the page', () => {
    const selection = selectionOn('a', 'b');
    selection.toggle('z');
    expect(ids(selection)).toEqual([]);
  });

  it('togglePage completes a page that is partly selected, and deselects a complete one', () => {
    const selection = selectionOn('a', 'b', 'c');
    selection.toggle('b');
    expect(selection).toMatchObject({ isPageSelected: false, isPagePartlySelected: true });
    selection.togglePage();
    expect(selection).toMatchObject({ isPageSelected: true, isPagePartlySelected: false });
    selection.togglePage();
    expect(ids(selection)).toEqual([]);
  });

  it('an empty page is not selected', () => {
    expect(selectionOn().isPageSelected).toBe(false);
  });

  it.each([
    { page: 2 },
    { perPage: 100 as const },
    { sort: 'total_seats' as const },
    { order: 'desc' as const },
  ])('keeps the selection when the view changes by %o', (change) => {
    const selection = selectionOn('a');
    selection.toggle('a');
    selection.setView(pageOf('b'), { ...defaultListParams, ...change });
    expect(ids(selection)).toEqual(['a']);
  });

  it.each([{ q: 'x' }, { status: 'inactive' as const }, { seats: 'low' as const }])(
    'clears the selection when the view changes by %o',
    (change) => {
      const selection = selectionOn('a');
      selection.toggle('a');
      selection.setView(pageOf('a'), { ...defaultListParams, ...change });
      expect(ids(selection)).toEqual([]);
    },
  );

  it('notifies observers once for a whole page', () => {
    const selection = selectionOn('a', 'b', 'c');
    const counts: number[] = [];
    const dispose = autorun(() => counts.push(selection.selected.size));
    selection.togglePage();
    dispose();
    expect(counts).toEqual([0, 3]);
  });

  it('notifies observers of one organization only when that one is selected or deselected', () => {
    const selection = selectionOn('a', 'b');
    const states: boolean[] = [];
    const dispose = autorun(() => states.push(selection.has('b')));
    selection.toggle('a');
    selection.toggle('b');
    selection.toggle('a');
    selection.clear();
    dispose();
    expect(states).toEqual([false, true, false]);
  });
});
