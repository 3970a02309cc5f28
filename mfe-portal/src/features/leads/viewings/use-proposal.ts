import { flash, useMessages, useNow, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { viewingMinutes, type Lead } from '@porchlight/contracts/catalog';
import { useIdempotencyKey } from '@porchlight/forms';
import { useState } from 'react';
import { leadsCalls } from '../leads-calls.ts';
import { leadsMessages } from '../messages/catalog.ts';
import { timeFaults, type TimeFault } from './time-faults.ts';
import { toInstant } from '../../../shared/wall-time.ts';

/** Values of the form; times are those of the clock at the listing. */
export interface ProposalValues {
  readonly times: readonly string[];
  readonly durationMinutes: string;
  readonly note: string;
}
const emptyValues: ProposalValues = { times: [''], durationMinutes: `${viewingMinutes.default}`, note: '' };

/** Returns the form of a proposal and the function that sends it. What was typed stays when that fails. */
export function useProposal({ id, firstName: name, isAddressConfirmed, listing }: Lead, onDone: () => void) {
  const t = useMessages(leadsMessages);
  const dispatch = useDispatch();
  const now = useNow();
  const keyOf = useIdempotencyKey();
  const [send, { isLoading: isSending, error }] = leadsCalls.useProposeViewingMutation();
  const [values, setValues] = useState(emptyValues);
  const [isChecked, setChecked] = useState(false);
  const instants = values.times.map((time) => toInstant(time, listing.timeZone));
  const faults = timeFaults(instants, now);
  const change = (next: Partial<ProposalValues>) => setValues((before) => ({ ...before, ...next }));

  const submit = async () => {
    setChecked(true);
    if (isSending || faults.some(Boolean)) return;
    const note = values.note.trim();
    const proposal = {
      times: instants.filter((instant) => instant !== undefined),
      durationMinutes: Number(values.durationMinutes),
      ...(note === '' ? {} : { note }),
    };
    const key = keyOf(JSON.stringify(proposal));
    const response = await send({ params: { id }, body: { key, ...proposal } });
    if (response.error) return;
    dispatch(flash({ type: 'success', text: t(isAddressConfirmed ? 'viewingSent' : 'viewingWaits', { name }) }));
    onDone();
  };
  return {
    values,
    change,
    /** Faults of the times, once the form was submitted. */
    faults: isChecked ? faults : ([] as (TimeFault | undefined)[]),
    failure: error as ApiError | undefined,
    isSending,
    submit: () => void submit(),
  };
}
