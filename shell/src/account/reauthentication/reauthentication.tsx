import { loadWithRetry } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { lazy, Suspense, useEffect, useState } from 'react';
import { sendAfterConfirmation } from './reauthenticate-when-asked.ts';

const ReauthenticationDialog = lazy(() =>
  loadWithRetry(() => import('./reauthentication-dialog.tsx')).then((file) => ({
    default: file.ReauthenticationDialog,
  })),
);

/** Asks for the password when a sensitive change needs it; once for all changes that wait. */
export function Reauthentication() {
  const dispatch = useDispatch();
  const [waiting, setWaiting] = useState<readonly ((isConfirmed: boolean) => void)[]>([]);
  useEffect(() => {
    const ask = () => new Promise<boolean>((resolve) => setWaiting((others) => [...others, resolve]));
    return dispatch(sendAfterConfirmation(ask));
  }, [dispatch]);
  const end = (isConfirmed: boolean) => {
    for (const endOne of waiting) endOne(isConfirmed);
    setWaiting([]);
  };
  return waiting.length === 0 ? null : (
    <Suspense>
      <ReauthenticationDialog onEnd={end} />
    </Suspense>
  );
}
