import { flash } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { FavouriteNews, SavedSearch } from '@porchlight/contracts/catalog';
import { Switch } from '@porchlight/ui';
import { useId } from 'react';
import { alertCalls } from './alert-calls.ts';
import css from './alerts.module.css';
import { useAlertMessages } from './messages/catalog.ts';

/** Renders one switch that is on while any alert sends emails, and turns all of them off or on. */
export function AllAlertsSwitch({ alerts }: { readonly alerts: readonly (SavedSearch | FavouriteNews)[] }) {
  const t = useAlertMessages();
  const dispatch = useDispatch();
  const descriptionId = useId();
  const [change, { isLoading }] = alertCalls.useSwitchEmailAlertsMutation();
  const isOn = alerts.some(({ active }) => active);
  const turn = async (active: boolean) => {
    if (isLoading) return;
    const { error } = await change({ body: { active } });
    if (error) dispatch(flash({ type: 'error', text: t('switchFailed') }));
  };
  return (
    <div className={css.all}>
      <Switch
        label={t('allEmails')}
        checked={isOn}
        aria-describedby={descriptionId}
        aria-busy={isLoading || undefined}
        onChange={(event) => {
          void turn(event.target.checked);
        }}
      />
      <p id={descriptionId} className={css.small}>
        {t('allEmailsWhy')}
      </p>
    </div>
  );
}
