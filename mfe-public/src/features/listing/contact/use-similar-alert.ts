import { useSession } from '@porchlight/client';
import type { Listing } from '@porchlight/contracts/catalog';
import { similarListingsUrl } from '@porchlight/listing-ui';
import { useState } from 'react';
import { useSaveSearchMutation } from '../../../shared/save-search/alert-calls.ts';
import { browserTimeZone } from '../../../shared/save-search/browser-time-zone.ts';

/** State of an email alert: `confirm` means that a mail asks to confirm it first. */
export type SimilarAlertState = 'on' | 'confirm' | 'failed';

/** Returns the state of the daily alert for listings like this one, and the function that starts it. */
export function useSimilarAlert(listing: Listing) {
  const { role } = useSession();
  const [send] = useSaveSearchMutation();
  const [state, setState] = useState<SimilarAlertState>();
  const start = async (email: string) => {
    const reader = role === 'renter' ? {} : { email };
    const { data } = await send({
      body: { url: similarListingsUrl(listing), frequency: 'daily', timeZone: browserTimeZone(), ...reader },
    });
    setState(data ? (data.isConfirmed ? 'on' : 'confirm') : 'failed');
  };
  return { state, start };
}
