import { DndContext } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useLanguage } from '@porchlight/client';
import type { MenuEntry, MenuRecord } from '@porchlight/contracts/content';
import { useRef } from 'react';
import { useMenuName } from '../menu-name.tsx';
import css from '../menus.module.css';
import { labelIn } from './label-in.ts';
import { moved, placeOf, type Move } from './menu-order.ts';
import { MenuRow } from './menu-row.tsx';
import { useMenuDrag } from './use-menu-drag.ts';
import { useMoveByButton, type OrderedItems } from './use-order-changes.ts';
import type { EditedOrder } from './use-order.ts';

interface Props {
  readonly menu: MenuRecord;
  readonly order: EditedOrder;
  readonly onRemove: (entry: MenuEntry) => void;
}

/** Items of a menu as rows that are moved by drag, by buttons or by keys. */
export function MenuTree({ menu: { key, entries }, order, onRemove }: Props) {
  const language = useLanguage();
  const menuName = useMenuName();
  const list = useRef<HTMLUListElement>(null);
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
  const items: OrderedItems = {
    nameOf: (id) => labelIn(entryOf.get(id), language),
    headings: new Set(entries.filter(({ url }) => url === undefined).map(({ id }) => id)),
  };
  const moveByButton = useMoveByButton(order, items, list);
  const { rows, context } = useMenuDrag(order, items);
  const isMovable = (id: string, move: Move) => moved(order.items, id, move, items.headings) !== undefined;
  return (
    <DndContext {...context}>
      <SortableContext items={rows} strategy={verticalListSortingStrategy}>
        <ul ref={list} className={css.tree} aria-label={menuName(key)}>
          {rows.map((id) => {
            const entry = entryOf.get(id);
            const { parent } = placeOf(order.items, id);
            return (
              entry && (
                <MenuRow
                  key={id}
                  entry={entry}
                  parent={parent === undefined ? undefined : items.nameOf(parent)}
                  hasChildren={order.items.some((branch) => branch.id === id && branch.children.length > 0)}
                  isMovable={(move) => isMovable(id, move)}
                  onMove={(move) => moveByButton(id, move)}
                  onRemove={() => onRemove(entry)}
                />
              )
            );
          })}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
