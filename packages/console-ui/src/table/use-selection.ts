import type { DataTableProps } from './column.ts';

type Props<Row extends { readonly id: string }> = Pick<DataTableProps<Row>, 'rows' | 'selected' | 'onSelect'>;

/** Returns the state of the selection checkboxes of a table. */
export function useSelection<Row extends { readonly id: string }>({ rows, selected, onSelect }: Props<Row>) {
  const ids = selected ?? new Set<string>();
  const isAllSelected = rows.length > 0 && rows.every(({ id }) => ids.has(id));
  return {
    isOn: selected !== undefined,
    isAllSelected,
    isPartlySelected: !isAllSelected && rows.some(({ id }) => ids.has(id)),
    isSelected: (id: string) => ids.has(id),
    toggleAll: () => onSelect?.(new Set(isAllSelected ? [] : rows.map(({ id }) => id))),
    toggle: (id: string) => onSelect?.(new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id])),
  };
}
