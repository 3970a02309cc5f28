import { alertHidden, flashHidden, useMessages, type Alert } from '@porchlight/client';
import { useDispatch, useSelector } from '@porchlight/client/redux';
import { FlashStack, IconButton, Notice, VisuallyHidden } from '@porchlight/ui';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect } from 'react';
import { shellMessages } from '../messages/catalog.ts';
import css from './notices.module.css';

const tones = { success: 'ok', error: 'danger', warning: 'warn', info: 'info' } as const;

/** Renders all notices: flashes, alerts by id, and the polite live region. */
export function Notices() {
  const t = useMessages(shellMessages);
  const dispatch = useDispatch();
  const flashes = useSelector((state) => state.flash);
  const alerts = useSelector((state) => state.alerts);
  const announcement = useSelector((state) => state.layout.announcement);
  const shown = Object.values(alerts).filter((alert) => alert.isActive);
  return (
    <>
      {shown.length > 0 && (
        <div className={css.alerts}>
          {shown.map((alert) => (
            <AlertNotice key={alert.id} alert={alert} />
          ))}
        </div>
      )}
      <FlashStack
        label={t('notices')}
        closeLabel={t('close')}
        onDone={(id) => {
          dispatch(flashHidden(id));
        }}
        items={flashes.map(({ id, type, text, timeout }) => ({ id, tone: type, text, lasts: timeout }))}
      />
      {/* A new key announces the same text again. */}
      <div aria-live="polite">
        <VisuallyHidden key={announcement.count}>{announcement.text}</VisuallyHidden>
      </div>
    </>
  );
}

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
