import { useSortable } from '@dnd-kit/sortable';
import { useMessages } from '@porchlight/client';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { editorMessages } from '../messages/catalog.ts';

/** Returns the ref of a tile that can be dragged, and the props of its handle. */
export function useSortableTile(id: string) {
  const t = useMessages(editorMessages);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: t('dragRole') },
  });
  const tile = useRef<HTMLLIElement>(null);
  // The content security policy blocks style attributes, but not properties.
  useLayoutEffect(() => {
    if (!tile.current) return;
    tile.current.style.transform = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : '';
    tile.current.style.transition = transition ?? '';
  }, [transform, transition]);
  return {
    isDragging,
    ref: useCallback(
      (element: HTMLLIElement | null) => {
        tile.current = element;
        setNodeRef(element);
      },
      [setNodeRef],
    ),
    handle: { ...attributes, ...listeners, ref: setActivatorNodeRef },
  };
}
