import {
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  closestCenter,
  useSensor,
  useSensors,
  type DndContextProps,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useMessages } from '@porchlight/client';
import { useRef } from 'react';
import { editorMessages } from '../messages/catalog.ts';
import type { Photos } from './photo-list.ts';
import type { PhotoChanges } from './use-photo-changes.ts';

/** Returns the props of the context in which the photos are dragged: by mouse, by a long touch, or by keys. */
export function usePhotoDrag(photos: Photos, { move, nameOf }: PhotoChanges): DndContextProps {
  const t = useMessages(editorMessages);
  const isOverItself = useRef(false);
  const positionOf = (id: UniqueIdentifier) => photos.findIndex((photo) => photo.id === id);
  const place = (id: UniqueIdentifier) => ({ number: positionOf(id) + 1, count: photos.length });
  return {
    sensors: useSensors(
      useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
      // A short touch scrolls the page.
      useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
      useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
    ),
    collisionDetection: closestCenter,
    onDragEnd: ({ active, over }) => {
      if (over && over.id !== active.id) move(String(active.id), positionOf(over.id));
    },
    accessibility: {
      screenReaderInstructions: { draggable: t('dragInstructions') },
      announcements: {
        onDragStart: ({ active }) => {
          isOverItself.current = true;
          return t('dragStarted', { photo: nameOf(String(active.id)), ...place(active.id) });
        },
        onDragOver: ({ over }) => {
          // The first position is part of the announcement of the start.
          const isAnnounced = isOverItself.current;
          isOverItself.current = false;
          return over && !isAnnounced ? t('draggedTo', place(over.id)) : undefined;
        },
        onDragEnd: ({ active, over }) => t('dragEnded', place((over ?? active).id)),
        onDragCancel: ({ active }) => t('dragCancelled', place(active.id)),
      },
    },
  };
}
