import { useSession, type ApiError } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { Button, LinkButton, Notice, Spinner } from '@porchlight/ui';
import { useEffect, useEffectEvent } from 'react';
import { useSaveSearchMutation } from './alert-calls.ts';
import type { AlertSearch } from './alert-dialog.tsx';
import css from './alerts.module.css';
import { readersZone } from './readers-zone.ts';
import { useAlertWords } from './words/catalogue.ts';

interface Props {
  readonly search: AlertSearch;
  /** Their address is not proved yet: a mail asks first. */ readonly onAsked: (email: string) => void;
  readonly onClose: () => void;
}
/** Saves the search of a renter as soon as it is drawn, and says what comes of it. The same search twice is one alert (contracts). */
export function SaveAtOnce({ search: { url, words }, onAsked, onClose }: Props) {
  const t = useAlertWords();
  const { user } = useSession();
  const [send, { data, error, isLoading }] = useSaveSearchMutation();
  const save = async () => {
    const { data: added } = await send({ body: { url, timeZone: readersZone() } });
    if (added && !added.savedSearch) onAsked(user?.email ?? '');
  };
  const begin = useEffectEvent(() => {
    void save();
  });
  useEffect(() => {
    begin();
  }, []);
  const toAlerts = (
    <LinkButton link={Link} to="/admin/email-alerts">
      {t('yourAlerts')}
    </LinkButton>
  );
  const refusal = isLoading ? undefined : (error as ApiError | undefined),
    saved = data?.savedSearch;
  if (refusal)
    return (
      <Notice
        tone="danger"
        role="alert"
        title={t('failed')}
        acts={
          refusal.code === 'alerts-full' ? (
            toAlerts
          ) : (
            <Button
              onClick={() => {
                void save();
              }}
            >
              {t('tryAgain')}
            </Button>
          )
        }
      >
        {refusal.message}
      </Notice>
    );
  if (!saved) return <Spinner label={t('saving')} />;
  return (
    <div className={css.form}>
      <Notice tone="ok" role="status" title={t('saved')}>
        {words}. {t(`comes.${saved.frequency}`)}
      </Notice>
      <div className={css.acts}>
        {toAlerts}
        <Button look="primary" onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </div>
  );
}
