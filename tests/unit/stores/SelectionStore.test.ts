import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { SelectionStore } from '~/stores/SelectionStore';
import { buildSummary } from './organizationFixtures';

const pageOf = (...ids: readonly string[]) => ids.map((id) => buildSummary(id));

function selectionOn(...ids: readonly string[]) {
  const selection = new SelectionStore();
  selection.setPage(pageOf(...ids));
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
    selection.setPage(pageOf('c', 'd', 'e'));
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

  it('keeps what is selected when other rows are on screen, and counts what is not shown', () => {
    const selection = selectionOn('a', 'b');
    selection.togglePage();
    expect(selection.notShown).toBe(0);
    selection.setPage(pageOf('b', 'c'));
    expect(ids(selection)).toEqual(['a', 'b']);
    expect(selection.notShown).toBe(1);
    selection.setPage([]);
    expect(selection.notShown).toBe(2);
  });

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
