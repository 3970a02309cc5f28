import { flash } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { SavedSearch } from '@porchlight/contracts/catalog';
import { alertCalls } from './alert-calls.ts';
import { useAlertMessages } from './messages/catalog.ts';

/** Turns the emails of a saved search on or off. The switch moves only after the server confirms. */
export function useAlertSwitch({ id }: SavedSearch) {
  const t = useAlertMessages();
  const dispatch = useDispatch();
  const [change, { isLoading }] = alertCalls.useChangeEmailAlertMutation();
  const turn = async (active: boolean) => {
    if (isLoading) return;
    const { error } = await change({ params: { id }, body: { active } });
    if (error) dispatch(flash({ type: 'error', text: t('switchFailed') }));
  };
  return { isBusy: isLoading, turn };
}
