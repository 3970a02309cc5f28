import { api, mutationOf, useMessages } from '@porchlight/client';
import { stopViewAs } from '@porchlight/contracts/accounts';
import { useEffect, useState } from 'react';
import { viewMessages } from './messages/catalog.ts';
import css from './view-as.module.css';

const viewCalls = api.injectEndpoints({ endpoints: (build) => ({ stopViewAs: mutationOf(build, stopViewAs) }) });

const tickMs = 5_000;
const minuteMs = 60_000;

interface Props {
  readonly userName: string;
  readonly expiresAt: string;
  /** Leaves the view after it was stopped. */
  readonly onStopped: () => void;
}

/** Renders the banner of a view on each page: whose site it is, the minutes left, and the button that stops it. */
export function ViewBanner({ userName, expiresAt, onStopped }: Props) {
  const t = useMessages(viewMessages);
  const count = useMinutesLeft(expiresAt);
  const [stop, { isLoading, isError }] = viewCalls.useStopViewAsMutation();
  const press = async () => {
    if (!('error' in (await stop()))) onStopped();
  };
  return (
    <aside className={css.banner} aria-label={t('region')}>
      <div className={css.texts}>
        <p role="status">{t('viewing', { name: userName })}</p>
        <p className={css.left}>{t('minutesLeft', { count })}</p>
        {isError && <p role="alert">{t('stopFailed')}</p>}
      </div>
      <button type="button" className={css.stop} aria-disabled={isLoading} onClick={isLoading ? undefined : press}>
        {isLoading ? t('stopping') : t('stop')}
      </button>
    </aside>
  );
}

function useMinutesLeft(expiresAt: string): number {
  const read = () => Math.max(0, Math.floor((Date.parse(expiresAt) - Date.now()) / minuteMs));
  const [left, setLeft] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setLeft(read()), tickMs);
    return () => clearInterval(timer);
  });
  return left;
}
