import { Button, Notice } from '@porchlight/ui';
import { useEffect, useRef } from 'react';
import css from './alerts.module.css';
import { useAlertWords } from './words/catalogue.ts';

/** A mail asks first; it takes the place of what was pressed, and the focus with it. */
export function LookInInbox({ email, onClose }: { readonly email: string; readonly onClose: () => void }) {
  const t = useAlertWords();
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
