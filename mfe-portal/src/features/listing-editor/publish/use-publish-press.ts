import { announced, useFormat, useMessages } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useEffect, useRef, useState } from 'react';
import { focusItem, missingItems, useItemTexts } from '../draft/checklist-items.ts';
import { focusFirstError } from '../form/focus-field.ts';
import type { ListingForm } from '../form/use-listing-form.ts';
import { publishMessages } from './messages/catalog.ts';

/** Returns the function that leads to the first missing item of a form, and announces all of them. */
export function useLeadToMissing(form: ListingForm): () => void {
  const t = useMessages(publishMessages);
  const format = useFormat();
  const dispatch = useDispatch();
  const { nameOf } = useItemTexts();
  return () => {
    const items = missingItems(form);
    if (items[0]) focusItem(form, items[0]);
    dispatch(announced(t('missingNow', { count: items.length, items: format.list(items.map(nameOf)) })));
  };
}

/**
 * Returns the function of the button that publishes: it saves what is unsaved, and then calls `onReady`, or leads to
 * what is missing, to the first error or to the comparison with a newer version.
 */
export function usePublishPress(form: ListingForm, onReady: () => void) {
  const [isPressed, setPressed] = useState(false);
  const [settledPresses, setSettledPresses] = useState(0);
  const leadToMissing = useLeadToMissing(form);
  const { state, flush } = form.autosave;
  if (isPressed && !form.isBusy && state !== 'saving') {
    setPressed(false);
    setSettledPresses(settledPresses + 1);
  }
  const goOn = () => {
    if (state === 'invalid') focusFirstError(form);
    else if (state === 'outdated') form.conflict.reopen();
    else if (state === 'saved' && missingItems(form).length > 0) leadToMissing();
    else if (state === 'saved') onReady();
  };
  const latest = useRef(goOn);
  useEffect(() => {
    latest.current = goOn;
  });
  useEffect(() => {
    if (settledPresses > 0) latest.current();
  }, [settledPresses]);
  return {
    isWaiting: isPressed,
    press: () => {
      flush();
      setPressed(true);
    },
  };
}
