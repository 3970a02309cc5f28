import { useSession, type ApiError } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { Button, LinkButton, Notice, Spinner } from '@porchlight/ui';
import { useEffect, useEffectEvent } from 'react';
import { useSaveSearchMutation } from './alert-calls.ts';
import type { AlertSearch } from './alert-search.ts';
import css from './alerts.module.css';
import { browserTimeZone } from './browser-time-zone.ts';
import { useAlertMessages } from './messages/catalog.ts';

interface Props {
  readonly search: AlertSearch;
  /** Called with the renter's email address when it is not verified: a mail asks for confirmation first. */
  readonly onConfirmationSent: (email: string) => void;
  readonly onClose: () => void;
}
/**
 * Saves a renter's search when mounted and shows the result. Saving the same search again returns the existing alert.
 */
export function SaveRenterAlert({ search: { url, summary }, onConfirmationSent, onClose }: Props) {
  const t = useAlertMessages();
  const { user } = useSession();
  const [send, { data, error, isLoading }] = useSaveSearchMutation();
  const save = async () => {
    const { data: added } = await send({ body: { url, timeZone: browserTimeZone() } });
    if (added && !added.savedSearch) onConfirmationSent(user?.email ?? '');
  };
  const saveOnMount = useEffectEvent(() => {
    void save();
  });
  useEffect(() => {
    saveOnMount();
  }, []);
  const toAlerts = (
    <LinkButton link={Link} to="/admin/email-alerts">
      {t('yourAlerts')}
    </LinkButton>
  );
  const apiError = isLoading ? undefined : (error as ApiError | undefined);
  const saved = data?.savedSearch;
  if (apiError)
    return (
      <Notice
        tone="danger"
        role="alert"
        title={t('failed')}
        acts={
          apiError.code === 'alerts-full' ? (
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
        {apiError.message}
      </Notice>
    );
  if (!saved) return <Spinner label={t('saving')} />;
  return (
    <div className={css.form}>
      <Notice tone="ok" role="status" title={t('saved')}>
        {summary}. {t(`comes.${saved.frequency}`)}
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
