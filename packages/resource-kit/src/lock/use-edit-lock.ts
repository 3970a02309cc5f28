import { useSession } from '@porchlight/client';
import { sendOnLeave } from '@porchlight/client/consoles';
import { useDispatch } from '@porchlight/client/redux';
import type { EditLock } from '@porchlight/contracts/content';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AnyRecord, ResourceScreens } from '../resource-screens.ts';
import { useChange } from '../use-change.ts';
import type { EditLockCalls } from './edit-lock-calls.ts';

/** Time between renewals while the page is visible, in milliseconds. */
const renewalMs = 20_000;

interface State {
  /** Lock of another editor. */
  readonly other?: EditLock;
  /** The other editor took it over from this form. */
  readonly isLost: boolean;
  /** Number of times that this form got the lock from another editor. */
  readonly turn: number;
  /** The record as it was stored when this form got the lock from another editor. */
  readonly stored?: AnyRecord;
}

/**
 * Edit lock of the record of an open form. The form is editable unless another editor is known to hold the lock, also
 * while the lock cannot be reached: the version of the record protects it. The key of the form is `turn`: once the other
 * editor leaves or is taken over, it starts anew from what they saved, which is in the `record` of this hook. The loaded
 * one may come later: its subscribers learn of a change at the next frame.
 */
export function useEditLock(screens: ResourceScreens, calls: EditLockCalls, record: AnyRecord) {
  const { id, version } = record;
  const dispatch = useDispatch();
  const { user } = useSession();
  const { reload } = useChange(screens);
  const [state, setState] = useState<State>({ isLost: false, turn: 0 });
  const [hasHeld, setHasHeld] = useState(false);
  const params = { id };
  const receive = async (lock: EditLock | undefined) => {
    if (!lock) return;
    if (lock.holder !== user?.id) {
      setState({ other: lock, isLost: hasHeld, turn: state.turn });
      return;
    }
    setHasHeld(true);
    if (!state.other) return;
    const current = await reload(id);
    // Without what they saved, the form stays closed until the next renewal.
    if ('record' in current) setState({ isLost: false, turn: state.turn + 1, stored: current.record });
  };
  const renew = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden') return;
    await receive((await dispatch(calls.renewLock.initiate({ params }))).data);
  });
  const release = useEffectEvent(() => dispatch(sendOnLeave('DELETE', `${screens.resource.path}/${id}/edit-lock`)));
  useEffect(() => {
    const start = () => void renew();
    const leave = () => release();
    start();
    const timer = setInterval(start, renewalMs);
    document.addEventListener('visibilitychange', start);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', start);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [id]);
  const { stored, ...lock } = state;
  return {
    ...lock,
    record: stored && stored.version > version ? stored : record,
    takeOver: async (from: string) =>
      receive((await dispatch(calls.takeOverLock.initiate({ params, body: { from } }))).data),
  };
}
/** Edit lock of an open form. */
export type FormLock = ReturnType<typeof useEditLock>;
