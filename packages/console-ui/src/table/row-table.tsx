import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Icon, VisuallyHidden, classNames } from '@porchlight/ui';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import type { MouseEvent } from 'react';
import type { Column, DataTableProps, Sort } from './column.ts';
import { RowMenu } from './row-menu.tsx';
import css from './table.module.css';
import { useSelection } from './use-selection.ts';

/** Table with a sticky header, sort buttons, selection and a menu of actions per row. */
export function RowTable<Row extends { readonly id: string }>(props: DataTableProps<Row>) {
  const { rows, columns, texts, sort, onSort, rowActions, isStale } = props;
  const selection = useSelection(props);
  return (
    <div className={css.scroller}>
      <table className={classNames(css.table, isStale && css.stale)} aria-busy={isStale}>
        <caption>
          <VisuallyHidden>{texts.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {selection.isOn && (
              <th className={css.check}>
                <Checkbox
                  size="md"
                  aria-label={texts.selectAll}
                  checked={selection.isAllSelected}
                  indeterminate={selection.isPartlySelected}
                  onChange={selection.toggleAll}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
            {rowActions && (
              <th className={css.menu}>
                <VisuallyHidden>{texts.actions}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.id} row={row} table={props} selection={selection} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const ariaSort = (isDescending: boolean) => (isDescending ? ('descending' as const) : ('ascending' as const));
const sortIcon = (isCurrent: boolean, isDescending: boolean) => {
  if (!isCurrent) return IconArrowsSort;
  return isDescending ? IconArrowDown : IconArrowUp;
};

function HeaderCell<Row>({
  column: { key, title, isSortable, isNumeric },
  sort,
  onSort,
}: {
  readonly column: Column<Row>;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
}) {
  const isCurrent = sort?.column === key;
  const isDescending = isCurrent && sort.isDescending;
  return (
    <th
      scope="col"
      className={isNumeric ? css.numeric : undefined}
      aria-sort={isCurrent ? ariaSort(isDescending) : undefined}
    >
      {isSortable && onSort ? (
        <button
          type="button"
          className={classNames(css.sort, isCurrent && css.current)}
          onClick={() => onSort({ column: key, isDescending: isCurrent && !isDescending })}
        >
          {title}
          <Icon of={sortIcon(isCurrent, isDescending)} size={16} />
        </button>
      ) : (
        title
      )}
    </th>
  );
}

const isOwnControl = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('a, button, input, label, [role="menu"]') !== null;

function TableRow<Row extends { readonly id: string }>({
  row,
  table: { columns, nameOf, texts, rowActions, onOpen },
  selection,
}: {
  readonly row: Row;
  readonly table: DataTableProps<Row>;
  readonly selection: ReturnType<typeof useSelection<Row>>;
}) {
  const isSelected = selection.isSelected(row.id);
  const open = (event: MouseEvent) => {
    if (!isOwnControl(event) && window.getSelection()?.isCollapsed !== false) onOpen?.(row);
  };
  return (
    <tr className={classNames(isSelected && css.selected, onOpen && css.opens)} onClick={open}>
      {selection.isOn && (
        <td className={css.check}>
          <Checkbox
            size="md"
            aria-label={texts.selectRow?.(nameOf(row))}
            checked={isSelected}
            onChange={() => selection.toggle(row.id)}
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.key}
          className={classNames(column.isNumeric && css.numeric, column.card === 'title' && css.title)}
        >
          {column.render(row)}
        </td>
      ))}
      {rowActions && (
        <td className={css.menu}>
          <RowMenu label={texts.rowMenu?.(nameOf(row)) ?? ''} items={rowActions(row)} />
        </td>
      )}
    </tr>
  );
}
