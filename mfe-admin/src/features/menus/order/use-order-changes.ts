import { announced, useMessages } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useEffect, useRef, type RefObject } from 'react';
import { menusMessages } from '../messages/catalog.ts';
import { moved, placeOf, type MenuOrder, type Move } from './menu-order.ts';
import type { EditedOrder } from './use-order.ts';

/** What the rows of a menu are named and limited by. */
export interface OrderedItems {
  readonly nameOf: (id: string) => string;
  /** Ids of the items without a link, which stay on the first level. */
  readonly headings: ReadonlySet<string>;
}

/** Returns a function that says where an item is in an order. */
export function usePlaceText({ nameOf }: OrderedItems) {
  const t = useMessages(menusMessages);
  return (kind: 'moved' | 'over', order: MenuOrder, id: string): string => {
    const { parent, ...place } = placeOf(order, id);
    const values = { item: nameOf(id), ...place };
    return parent === undefined
      ? t(kind, values)
      : t(kind === 'moved' ? 'movedBelow' : 'overBelow', { ...values, parent: nameOf(parent) });
  };
}

/** Returns a function that moves an item by a button, announces its place, and keeps the focus on the button. */
export function useMoveByButton(order: EditedOrder, items: OrderedItems, list: RefObject<HTMLElement | null>) {
  const dispatch = useDispatch();
  const placeText = usePlaceText(items);
  const next = useRef<{ readonly id: string; readonly move: Move }>(undefined);
  useEffect(() => {
    if (!next.current) return;
    const { id, move } = next.current;
    next.current = undefined;
    const row = [...(list.current?.children ?? [])].find((one) => (one as HTMLElement).dataset['item'] === id);
    const enabled = 'button[data-move]:not(:disabled)';
    (
      row?.querySelector<HTMLElement>(`${enabled}[data-move=${move}]`) ?? row?.querySelector<HTMLElement>(enabled)
    )?.focus();
  }, [list, order.items]);
  return (id: string, move: Move) => {
    const changed = moved(order.items, id, move, items.headings);
    if (!changed) return;
    order.change(changed);
    next.current = { id, move };
    dispatch(announced(placeText('moved', changed, id)));
  };
}
