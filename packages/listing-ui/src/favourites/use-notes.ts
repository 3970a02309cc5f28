import { api, deviceNotes, flash, useMessages } from '@porchlight/client';
import { useDispatch, useSelector } from '@porchlight/client/redux';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cardMessages } from '../messages/catalog.ts';

/** Debounce in milliseconds before a note is sent to the account. */
const debounceMs = 600;
interface PendingNote {
  readonly note: string;
  readonly timer: ReturnType<typeof setTimeout>;
}
/** Favourite with the note that the account had when it was loaded. */
interface NotedListing {
  readonly id: string;
  readonly note?: string | undefined;
}
export interface FavouriteNotes {
  readonly noteOf: (listing: NotedListing) => string;
  readonly write: (id: string, note: string) => void;
}

/** Returns the private notes on favourites: stored in the account for a renter, on this device for a guest. */
export function useNotes(): FavouriteNotes {
  const isAccounts = useSelector(({ favourites }) => favourites.isFromAccount);
  const accountNotes = useAccountNotes();
  const localNotes = useDeviceNotes();
  return isAccounts ? accountNotes : localNotes;
}

function useDeviceNotes(): FavouriteNotes {
  const [notes, setNotes] = useState(deviceNotes.read);
  return {
    noteOf: ({ id }) => notes[id] ?? '',
    write: (id, note) => {
      setNotes(deviceNotes.write(id, note));
    },
  };
}

/**
 * Returns the notes of the account. A change is sent after 600 ms or when the page is left; a note that could not be
 * sent stays in its field.
 */
export function useAccountNotes(): FavouriteNotes {
  const t = useMessages(cardMessages);
  const dispatch = useDispatch();
  const [change] = api.useChangeFavouriteNoteMutation();
  const [edited, setEdited] = useState<ReadonlyMap<string, string>>(new Map());
  const pending = useRef(new Map<string, PendingNote>());
  const send = async (id: string) => {
    const note = pending.current.get(id)?.note;
    clearTimeout(pending.current.get(id)?.timer);
    pending.current.delete(id);
    if (note !== undefined && (await change({ params: { id }, body: { note } })).error)
      dispatch(flash({ type: 'error', text: t('noteFailed') }));
  };
  const sendAll = useEffectEvent(() => {
    for (const id of [...pending.current.keys()]) void send(id);
  });
  useEffect(() => {
    const leave = () => sendAll();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const write = (id: string, note: string) => {
    clearTimeout(pending.current.get(id)?.timer);
    pending.current.set(id, { note, timer: setTimeout(() => void send(id), debounceMs) });
    setEdited((now) => new Map([...now, [id, note]]));
  };
  return { noteOf: ({ id, note = '' }) => edited.get(id) ?? note, write };
}
