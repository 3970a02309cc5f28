import {
  closestCenter,
  KeyboardSensor,
  MouseSensor,
  useSensor,
  useSensors,
  type DndContextProps,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useMessages } from '@porchlight/client';
import { useState } from 'react';
import { menusMessages } from '../messages/catalog.ts';
import { dropped, placeOf, rowsOf } from './menu-order.ts';
import { usePlaceText, type OrderedItems } from './use-order-changes.ts';
import type { EditedOrder } from './use-order.ts';

/**
 * Returns the rows of a menu, and the props of the context in which they are dragged by mouse or by keys. The items
 * below a dragged one are dragged with it, and have no rows meanwhile.
 */
export function useMenuDrag({ items: order, change }: EditedOrder, items: OrderedItems) {
  const t = useMessages(menusMessages);
  const placeText = usePlaceText(items);
  const [dragged, setDragged] = useState<string>();
  const carried = order.find(({ id }) => id === dragged)?.children ?? [];
  const after = (id: UniqueIdentifier, over: UniqueIdentifier) =>
    dropped(order, String(id), String(over), items.headings);
  const context: DndContextProps = {
    sensors: useSensors(
      useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
      useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
    ),
    collisionDetection: closestCenter,
    onDragStart: ({ active }) => setDragged(String(active.id)),
    onDragCancel: () => setDragged(undefined),
    onDragEnd: ({ active, over }) => {
      setDragged(undefined);
      if (over && over.id !== active.id) change(after(active.id, over.id));
    },
    accessibility: {
      screenReaderInstructions: { draggable: t('dragInstructions') },
      announcements: {
        onDragStart: ({ active: { id } }) => {
          const { number, count } = placeOf(order, String(id));
          return t('dragStarted', { item: items.nameOf(String(id)), number, count });
        },
        onDragOver: ({ active, over }) =>
          over && over.id !== active.id ? placeText('over', after(active.id, over.id), String(active.id)) : undefined,
        onDragEnd: ({ active, over }) =>
          placeText('moved', over ? after(active.id, over.id) : order, String(active.id)),
        onDragCancel: ({ active }) => t('dragCancelled', { item: items.nameOf(String(active.id)) }),
      },
    },
  };
  return { rows: rowsOf(order).filter((id) => !carried.includes(id)), context };
}
