import { api, deviceNotes, flash, useWords } from '@porchlight/client';
import { useDispatch, useSelector } from '@porchlight/client/redux';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { homeWords } from '../words/catalogue.ts';

/** A note rests so long before it goes to the account, in milliseconds. */
const rest = 600;
interface Waiting {
  readonly note: string;
  readonly timer: ReturnType<typeof setTimeout>;
}
/** A kept home, with the note that its account had when it was read. */
interface Noted {
  readonly id: string;
  readonly note?: string | undefined;
}
export interface PickNotes {
  readonly noteOf: (home: Noted) => string;
  readonly write: (id: string, note: string) => void;
}

/** Private notes beside kept homes: a renter's in the account, anybody else's on this device. */
export function useNotes(): PickNotes {
  const isAccounts = useSelector(({ favourites }) => favourites.isAccounts);
  const ofAccount = useAccountNotes(),
    ofDevice = useDeviceNotes();
  return isAccounts ? ofAccount : ofDevice;
}

function useDeviceNotes(): PickNotes {
  const [notes, setNotes] = useState(deviceNotes.read);
  return {
    noteOf: ({ id }) => notes[id] ?? '',
    write: (id, note) => {
      setNotes(deviceNotes.write(id, note));
    },
  };
}

/** Private notes in the account: sent once the fingers rest, and at the latest when the page is left; what could not be sent stays in its field. */
export function useAccountNotes(): PickNotes {
  const t = useWords(homeWords);
  const dispatch = useDispatch();
  const [change] = api.useChangeFavouriteNoteMutation();
  const [written, setWritten] = useState<ReadonlyMap<string, string>>(new Map());
  const waiting = useRef(new Map<string, Waiting>());
  const send = async (id: string) => {
    const note = waiting.current.get(id)?.note;
    clearTimeout(waiting.current.get(id)?.timer);
    waiting.current.delete(id);
    if (note !== undefined && (await change({ params: { id }, body: { note } })).error)
      dispatch(flash({ type: 'error', text: t('noteFailed') }));
  };
  const sendAll = useEffectEvent(() => {
    for (const id of [...waiting.current.keys()]) void send(id);
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
    clearTimeout(waiting.current.get(id)?.timer);
    waiting.current.set(id, { note, timer: setTimeout(() => void send(id), rest) });
    setWritten((now) => new Map([...now, [id, note]]));
  };
  return { noteOf: ({ id, note = '' }) => written.get(id) ?? note, write };
}
