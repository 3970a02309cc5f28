import { Checkbox } from '@mantine/core';
import { classNames } from '@porchlight/ui';
import type { CardPlace, Column, DataTableProps } from './column.ts';
import { RowMenu } from './row-menu.tsx';
import css from './table.module.css';
import { useSelection } from './use-selection.ts';

const columnsAt = <Row,>(columns: readonly Column<Row>[], row: Row, place: CardPlace) =>
  columns.filter(({ card }) => (typeof card === 'function' ? card(row) : card) === place);

/** The rows of a table as cards: title, status, at most two facts, actions, menu. */
export function CardList<Row extends { readonly id: string }>(props: DataTableProps<Row>) {
  const { rows, columns, texts, nameOf, rowActions, isStale } = props;
  const selection = useSelection(props);
  return (
    <ul className={classNames(css.cards, isStale && css.stale)} aria-label={texts.caption} aria-busy={isStale}>
      {rows.map((row) => (
        <li key={row.id} className={classNames(css.card, selection.isSelected(row.id) && css.selected)}>
          {selection.isOn && (
            <Checkbox
              size="md"
              aria-label={texts.selectRow?.(nameOf(row))}
              checked={selection.isSelected(row.id)}
              onChange={() => selection.toggle(row.id)}
            />
          )}
          <div className={css.cardBody}>
            <div className={css.title}>
              {columnsAt(columns, row, 'title').map(({ key, render }) => (
                <span key={key}>{render(row)}</span>
              ))}
            </div>
            <div className={css.facts}>
              {[...columnsAt(columns, row, 'status'), ...columnsAt(columns, row, 'fact').slice(0, 2)].map(
                ({ key, render }) => (
                  <span key={key}>{render(row)}</span>
                ),
              )}
            </div>
          </div>
          {columnsAt(columns, row, 'action').map(({ key, title, render }) => (
            <div key={key} className={css.action}>
              <span aria-hidden>{title}</span>
              {render(row)}
            </div>
          ))}
          {rowActions && <RowMenu label={texts.rowMenu?.(nameOf(row)) ?? ''} items={rowActions(row)} />}
        </li>
      ))}
    </ul>
  );
}
