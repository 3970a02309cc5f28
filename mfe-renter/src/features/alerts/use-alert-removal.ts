import { flash } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { SavedSearch } from '@porchlight/contracts/catalog';
import { useState } from 'react';
import { alertCalls } from './alert-calls.ts';
import { useAlertMessages } from './messages/catalog.ts';

/** Deletes a saved search immediately; Undo creates it again. */
export function useAlertRemoval() {
  const t = useAlertMessages();
  const dispatch = useDispatch();
  const [removed, setRemoved] = useState<SavedSearch>();
  const [send] = alertCalls.useRemoveEmailAlertMutation();
  const [change] = alertCalls.useChangeEmailAlertMutation();
  const [add] = alertCalls.useAddEmailAlertMutation();
  const remove = async (alert: SavedSearch) => {
    const { error } = await send({ params: { id: alert.id } });
    if (error) dispatch(flash({ type: 'error', text: t('removeFailed') }));
    else setRemoved(alert);
  };
  const undo = async () => {
    if (!removed) return;
    const { name, humanText, url, frequency, active } = removed;
    setRemoved(undefined);
    const { data, error } = await add({ body: { url, frequency, ...(name === humanText ? {} : { name }) } });
    if (error) {
      setRemoved(removed);
      dispatch(flash({ type: 'error', text: t('undoFailed') }));
      return;
    }
    // a new saved search is active; one that was paused is paused again
    if (data.savedSearch && !active) await change({ params: { id: data.savedSearch.id }, body: { active: false } });
  };
  return {
    removed,
    remove,
    undo: () => {
      void undo();
    },
  };
}
