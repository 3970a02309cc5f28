import { Button, Notice } from '@porchlight/ui';
import { useEffect, useRef } from 'react';
import css from './save-search.module.css';
import { useSaveSearchMessages } from './messages/catalog.ts';

/** Note that a confirmation mail was sent. It replaces the pressed control and takes the focus. */
export function CheckInbox({ email, onClose }: { readonly email: string; readonly onClose: () => void }) {
  const t = useSaveSearchMessages();
  const done = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    done.current?.focus();
  }, []);
  return (
    <div className={css.form}>
      <Notice tone="ok" role="status">
        {t('inboxText', { email })}
      </Notice>
      <p className={css.small}>{t('inboxMore')}</p>
      <Button ref={done} look="primary" isWide onClick={onClose}>
        {t('done')}
      </Button>
    </div>
  );
}
