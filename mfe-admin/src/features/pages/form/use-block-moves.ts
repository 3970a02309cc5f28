import { announced, useMessages } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useEffect, useRef } from 'react';
import { pagesMessages } from '../messages/catalog.ts';
import { moved } from './moved.ts';

export type BlockMove = 'up' | 'down';
interface Blocks {
  readonly keys: readonly string[];
  readonly setKeys: (keys: readonly string[]) => void;
  readonly labelOf: (key: string) => string;
}

/** Moves blocks by buttons: announces the new place, and keeps the focus on the button, or on the other one at an end. */
export function useBlockMoves({ keys, setKeys, labelOf }: Blocks) {
  const t = useMessages(pagesMessages);
  const dispatch = useDispatch();
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<{ readonly at: number; readonly move: BlockMove }>(undefined);
  useEffect(() => {
    if (!next.current) return;
    const { at, move } = next.current;
    next.current = undefined;
    const enabled = 'button[data-move]:not(:disabled)';
    const row = list.current?.children[at];
    const button = row?.querySelector<HTMLElement>(`${enabled}[data-move=${move}]`);
    (button ?? row?.querySelector<HTMLElement>(enabled))?.focus();
  });
  const move = (from: number, direction: BlockMove) => {
    const to = direction === 'up' ? from - 1 : from + 1;
    next.current = { at: to, move: direction };
    setKeys(moved(keys, from, to));
    const block = labelOf(keys[from] ?? '');
    dispatch(announced(t('blockMoved', { block, number: to + 1, count: keys.length })));
  };
  return { list, move };
}
