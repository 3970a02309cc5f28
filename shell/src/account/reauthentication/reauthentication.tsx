import { loadWithRetry, reauthenticationEvent, type ReauthenticationEnd } from '@porchlight/client';
import { lazy, Suspense, useEffect, useState } from 'react';

const ReauthenticationDialog = lazy(() =>
  loadWithRetry(() => import('./reauthentication-dialog.tsx')).then((file) => ({
    default: file.ReauthenticationDialog,
  })),
);

/** Asks for the password when a sensitive change needs it; once for all changes that wait. */
export function Reauthentication() {
  const [waiting, setWaiting] = useState<readonly ReauthenticationEnd[]>([]);
  useEffect(() => {
    const ask = (event: Event) => {
      event.preventDefault();
      const { detail } = event as CustomEvent<ReauthenticationEnd>;
      setWaiting((others) => [...others, detail]);
    };
    window.addEventListener(reauthenticationEvent, ask);
    return () => window.removeEventListener(reauthenticationEvent, ask);
  }, []);
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
