import { flash } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { FavouriteNews, SavedSearch } from '@porchlight/contracts/catalog';
import { Switch } from '@porchlight/ui';
import { useId } from 'react';
import { alertCalls } from './alert-calls.ts';
import css from './alerts.module.css';
import { useAlertWords } from './words/catalogue.ts';

/** One switch that silences all mail of alerts, and lets it speak again. */
export function AllOff({ alerts }: { readonly alerts: readonly (SavedSearch | FavouriteNews)[] }) {
  const t = useAlertWords();
  const dispatch = useDispatch();
  const why = useId();
  const [change, { isLoading }] = alertCalls.useSwitchEmailAlertsMutation();
  const isOff = alerts.every(({ active }) => !active);
  const turn = async (active: boolean) => {
    if (isLoading) return;
    const { error } = await change({ body: { active } });
    if (error) dispatch(flash({ type: 'error', text: t('switchFailed') }));
  };
  return (
    <div className={css.all}>
      <Switch
        label={t('allOff')}
        checked={isOff}
        aria-describedby={why}
        aria-busy={isLoading || undefined}
        onChange={(event) => {
          void turn(!event.target.checked);
        }}
      />
      <p id={why} className={css.small}>
        {t('allOffWhy')}
      </p>
    </div>
  );
}
