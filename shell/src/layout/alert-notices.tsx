import { alertHidden, useMessages, type Alert } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { IconButton, Notice } from '@porchlight/ui';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect } from 'react';
import { shellMessages } from '../messages/catalog.ts';
import css from './notices.module.css';

const tones = { success: 'ok', error: 'danger', warning: 'warn', info: 'info' } as const;

/** Renders the alerts at the bottom of the page. */
export const AlertNotices = ({ alerts }: { readonly alerts: readonly Alert[] }) => (
  <div className={css.alerts}>
    {alerts.map((alert) => (
      <AlertNotice key={alert.id} alert={alert} />
    ))}
  </div>
);

/** Renders one alert; it closes after its timeout unless it holds form errors. */
function AlertNotice({ alert }: { readonly alert: Alert }) {
  const t = useMessages(shellMessages);
  const dispatch = useDispatch();
  const { id, timeout, errors } = alert;
  const sentences = Object.values(errors ?? {}).flat();
  const isSticky = sentences.length > 0;
  useEffect(() => {
    if (isSticky) return;
    const timer = setTimeout(() => {
      dispatch(alertHidden(id));
    }, timeout);
    return () => {
      clearTimeout(timer);
    };
  }, [dispatch, id, isSticky, timeout, alert]);
  return (
    <Notice
      tone={tones[alert.type]}
      role={alert.type === 'error' || alert.type === 'warning' ? 'alert' : 'status'}
      title={alert.message}
      acts={
        <IconButton
          icon={IconX}
          label={t('close')}
          onClick={() => {
            dispatch(alertHidden(id));
          }}
        />
      }
    >
      {isSticky && (
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
