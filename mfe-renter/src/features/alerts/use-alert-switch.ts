import { flash } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { SavedSearch } from '@porchlight/contracts/catalog';
import { alertCalls } from './alert-calls.ts';
import { useAlertWords } from './words/catalogue.ts';

/** Turns the mails of a saved search off or on; the server's word alone moves the switch. */
export function useAlertSwitch({ id }: SavedSearch) {
  const t = useAlertWords();
  const dispatch = useDispatch();
  const [change, { isLoading }] = alertCalls.useChangeEmailAlertMutation();
  const turn = async (active: boolean) => {
    if (isLoading) return;
    const { error } = await change({ params: { id }, body: { active } });
    if (error) dispatch(flash({ type: 'error', text: t('switchFailed') }));
  };
  return { isBusy: isLoading, turn };
}
