import { alertHidden, flashHidden, useWords, type Alert } from '@porchlight/client';
import { useDispatch, useSelector } from '@porchlight/client/redux';
import { FlashStack, IconButton, Notice, VisuallyHidden } from '@porchlight/ui';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect } from 'react';
import { shellWords } from '../words/catalogue.ts';
import css from './outlets.module.css';

const tones = { success: 'ok', error: 'danger', warning: 'warn', info: 'info' } as const;

/** Where notices appear: flashes over the page, alerts by id above its foot, and the polite voice for screen readers. */
export function Outlets() {
  const t = useWords(shellWords);
  const dispatch = useDispatch();
  const flashes = useSelector((state) => state.flash);
  const alerts = useSelector((state) => state.alerts);
  const announcement = useSelector((state) => state.chrome.announcement);
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
      {/* A new key makes the same words a new announcement. */}
      <div aria-live="polite">
        <VisuallyHidden key={announcement.count}>{announcement.text}</VisuallyHidden>
      </div>
    </>
  );
}

/** One alert; it leaves after its time unless it holds errors of a form. */
function AlertNotice({ alert }: { readonly alert: Alert }) {
  const t = useWords(shellWords);
  const dispatch = useDispatch();
  const { id, timeout, errors } = alert;
  const sentences = Object.values(errors ?? {}).flat();
  const stays = sentences.length > 0;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => {
      dispatch(alertHidden(id));
    }, timeout);
    return () => {
      clearTimeout(timer);
    };
  }, [dispatch, id, stays, timeout, alert]);
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
      {stays && (
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
