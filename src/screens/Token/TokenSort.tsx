import type { TableSort } from '~/ui/table/TableHead';
import { InlineSelect } from '~/ui/field/InlineSelect';
import { tokenColumns } from './tokenColumns';
import type { TokenSortKey } from './sortTokens';

interface TokenSortProps {
  readonly sort: TableSort<TokenSortKey> | undefined;
  readonly onSort: (sort: TableSort<TokenSortKey> | undefined) => void;
}

const activeFirst = { value: '', label: 'Active first', text: 'Active first', sort: undefined };

const orders = tokenColumns.flatMap(({ header, sort: key }) =>
  key
    ? (
        [
          ['asc', 'ascending', '↑'],
          ['desc', 'descending', '↓'],
        ] as const
      ).map(([order, word, arrow]) => ({
        value: `${key} ${order}`,
        label: `${header}, ${word}`,
        text: `${header} ${arrow}`,
        sort: { key, order },
      }))
    : [],
);
const options = [activeFirst, ...orders];

/** Sorts the tokens where they have no header. */
export function TokenSort({ sort, onSort }: TokenSortProps) {
  const value = sort ? `${sort.key} ${sort.order}` : activeFirst.value;
  const find = (wanted: string) => options.find((option) => option.value === wanted);
  return (
    <InlineSelect
      label="Sort by"
      value={value}
      valueText={find(value)?.text}
      options={options}
      onChange={(chosen) => onSort(find(chosen)?.sort)}
    />
  );
}
