import { useSortable } from '@dnd-kit/sortable';
import { useMessages } from '@porchlight/client';
import { useLayoutEffect, useRef } from 'react';
import { menusMessages } from '../messages/catalog.ts';

/** Returns the ref of a row that can be dragged, and the props of its handle. */
export function useSortableRow(id: string) {
  const t = useMessages(menusMessages);
  const row = useRef<HTMLLIElement>(null);
  const sortable = useSortable({ id, attributes: { roleDescription: t('dragRole') } });
  const { transform, transition, setNodeRef } = sortable;
  // Properties instead of a style attribute, which the content security policy blocks.
  useLayoutEffect(() => {
    setNodeRef(row.current);
    row.current?.style.setProperty('transform', transform ? `translate3d(0, ${transform.y}px, 0)` : null);
    row.current?.style.setProperty('transition', transition ?? null);
  }, [setNodeRef, transform, transition]);
  return {
    row,
    isDragged: sortable.isDragging,
    handle: { ...sortable.attributes, ...sortable.listeners, ref: sortable.setActivatorNodeRef },
  };
}
