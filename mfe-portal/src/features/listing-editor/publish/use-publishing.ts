import { useCallback, useEffect, useRef, useState } from 'react';
import type { ListingForm } from '../form/use-listing-form.ts';
import { useLeadToMissing, usePublishPress } from './use-publish-press.ts';
import { usePublish } from './use-publish.ts';

/** Leads to what is missing once the server has refused an incomplete listing, and its dialog is closed. */
function useLeadAfterRefusal(form: ListingForm, isRefused: boolean): void {
  const leadToMissing = useLeadToMissing(form);
  const latest = useRef(leadToMissing);
  useEffect(() => {
    latest.current = leadToMissing;
  });
  useEffect(() => {
    if (isRefused) latest.current();
  }, [isRefused]);
}

/** State of the button that publishes a draft, and of its dialog. */
export function usePublishing(form: ListingForm) {
  const [isAsking, setAsking] = useState(false);
  const { publish, failure, dismissFailure } = usePublish(form);
  const ask = useCallback(() => setAsking(true), []);
  const { press, isWaiting } = usePublishPress(form, ask);
  useLeadAfterRefusal(form, !isAsking && failure?.kind === 'incomplete');
  const confirm = async (turnOnFor: number | undefined) => {
    if (await publish(turnOnFor)) setAsking(false);
  };
  return {
    isAsking,
    isWaiting,
    failure,
    press: () => {
      dismissFailure();
      press();
    },
    confirm: (turnOnFor: number | undefined) => void confirm(turnOnFor),
    cancel: () => {
      dismissFailure();
      setAsking(false);
    },
  };
}
