import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { Lead } from '@porchlight/contracts/catalog';
import { useStoredIdempotencyKey } from '@porchlight/forms';
import { useEffect, useRef, useState } from 'react';
import { leadsCalls } from '../leads-calls.ts';
import { leadsMessages } from '../messages/catalog.ts';
import { useDraft } from './use-draft.ts';

/** Why a reply was not sent. */
export interface ReplyFailure {
  readonly code: string;
  readonly message: string;
}

/** Returns whether the component is still rendered, for code that runs after a request. */
function useIsMounted(): () => boolean {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}

/**
 * Returns the draft of a reply and the function that sends it. A draft has one idempotency key, also after it was
 * changed: a reply whose response was lost is not sent twice. After `key-taken` (the server has that reply already) the
 * next change of the text begins a new reply.
 */
export function useReply({ id, firstName: name, isAddressConfirmed }: Lead) {
  const t = useMessages(leadsMessages);
  const dispatch = useDispatch();
  const [text, write] = useDraft(id);
  const [send, { isLoading: isSending }] = leadsCalls.useReplyToLeadMutation();
  const { keyOf, forget } = useStoredIdempotencyKey(`porchlight:lead-reply:${id}`);
  const [failure, setFailure] = useState<ReplyFailure>();
  const isMounted = useIsMounted();

  const fail = ({ code, message }: ApiError) => {
    setFailure({ code, message: code === 'key-taken' ? t('keyTaken') : message });
    if (!isMounted()) dispatch(flash({ type: 'error', text: t('replyToFailed', { name }) }));
  };
  const change = (next: string) => {
    if (failure?.code === 'key-taken') {
      forget();
      setFailure(undefined);
    }
    write(next);
  };
  const submit = async () => {
    setFailure(undefined);
    const { data, error } = await send({ params: { id }, body: { key: keyOf(id), message: text.trim() } });
    if (!data) return fail(error as ApiError);
    forget();
    write('');
    dispatch(flash({ type: 'success', text: t(isAddressConfirmed ? 'replySent' : 'replyWaits', { name }) }));
  };
  return { text, change, failure, isSending, submit: () => void submit() };
}
