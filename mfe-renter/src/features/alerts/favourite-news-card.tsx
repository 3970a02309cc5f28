import { flash, useFormat, useNow } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import {
  alertFrequencies,
  type AlertFrequency,
  type FavouriteNews,
  type FavouriteNewsChange,
} from '@porchlight/contracts/catalog';
import { Card, Select, Switch } from '@porchlight/ui';
import { useId } from 'react';
import { alertCalls } from './alert-calls.ts';
import css from './alerts.module.css';
import { pauseReasonKeys } from './pause-reason-keys.ts';
import { useAlertMessages } from './messages/catalog.ts';

const defaultNews: FavouriteNews = { active: false, frequency: 'daily' };
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** Renders the switch and frequency of emails about changes to favourites; off by default. */
export function FavouriteNewsCard({ news = defaultNews }: { readonly news: FavouriteNews | undefined }) {
  const t = useAlertMessages();
  const descriptionId = useId();
  const { isBusy, change } = useNewsChange();
  const { active, frequency } = news;
  return (
    <Card className={css.kept}>
      <h2>
        <Link to="/admin/favourite-listings">{t('kept')}</Link>
      </h2>
      <Switch
        label={t('keptNews')}
        checked={active}
        aria-describedby={descriptionId}
        aria-busy={isBusy || undefined}
        onChange={(event) => {
          void change({ active: event.target.checked, frequency, timeZone });
        }}
      />
      <p id={descriptionId} className={css.small}>
        {t('keptWhat')}
      </p>
      {active && (
        <Select
          label={t('frequency')}
          value={frequency}
          choices={alertFrequencies.map((value) => ({ value, label: t(value) }))}
          onChange={(event) => {
            void change({ active, frequency: event.target.value as AlertFrequency, timeZone });
          }}
        />
      )}
      <Facts news={news} />
    </Card>
  );
}

function useNewsChange() {
  const t = useAlertMessages();
  const dispatch = useDispatch();
  const [send, { isLoading }] = alertCalls.useChangeFavouriteNewsMutation();
  const change = async (body: FavouriteNewsChange) => {
    if (isLoading) return;
    const { error } = await send({ body });
    if (error) dispatch(flash({ type: 'error', text: t('switchFailed') }));
  };
  return { isBusy: isLoading, change };
}

function Facts({ news: { active, pausedBecause, lastSentAt } }: { readonly news: FavouriteNews }) {
  const t = useAlertMessages();
  const format = useFormat();
  const now = useNow();
  return (
    <p className={css.facts}>
      {!active && pausedBecause && pausedBecause !== 'you' && <span>{t(pauseReasonKeys[pausedBecause])}</span>}
      {lastSentAt && <span>{t('lastSent', { when: format.ago(lastSentAt, now) })}</span>}
    </p>
  );
}
