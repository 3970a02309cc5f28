import { api, flash } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { FavouriteListing } from '@porchlight/contracts/catalog';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFavouriteWords } from './words/catalogue.ts';

const rest = 600;
interface Waiting { readonly note: string; readonly timer: ReturnType<typeof setTimeout> }

/** Private notes kept in the account: sent once the fingers rest, and at the latest when the page is left. */
export function useAccountNotes(): { readonly noteOf: (home: FavouriteListing) => string; readonly write: (id: string, note: string) => void } {
  const t = useFavouriteWords();
  const dispatch = useDispatch();
  const [change] = api.useChangeFavouriteNoteMutation();
  const [written, setWritten] = useState<ReadonlyMap<string, string>>(new Map());
  const waiting = useRef(new Map<string, Waiting>());
  const send = async (id: string) => {
    const note = waiting.current.get(id)?.note;
    clearTimeout(waiting.current.get(id)?.timer);
    waiting.current.delete(id);
    if (note !== undefined && (await change({ params: { id }, body: { note } })).error) dispatch(flash({ type: 'error', text: t('noteFailed') }));
  };
  const sendAll = useEffectEvent(() => { for (const id of [...waiting.current.keys()]) void send(id); });
  useEffect(() => {
    const leave = () => sendAll();
    window.addEventListener('pagehide', leave);
    return () => { window.removeEventListener('pagehide', leave); leave(); };
  }, []);
  const write = (id: string, note: string) => {
    clearTimeout(waiting.current.get(id)?.timer);
    waiting.current.set(id, { note, timer: setTimeout(() => void send(id), rest) });
    setWritten((now) => new Map([...now, [id, note]]));
  };
  return { noteOf: ({ id, note = '' }) => written.get(id) ?? note, write };
}
