import { userStorageName, storage, useSession } from '@porchlight/client';
import { Button, Notice } from '@porchlight/ui';
import { useState } from 'react';
import { useOwnMessages } from '../../shared/listings/messages/catalog.ts';
import css from '../../shared/listings/listings.module.css';

const isTrue = (value: unknown): value is true => value === true;

/** Renders a dismissible notice that explains where recommendations come from. */
export function RecommendedIntro() {
  const t = useOwnMessages();
  const name = userStorageName(useSession().user?.id ?? '', 'recommended-intro');
  const [isRead, setRead] = useState(() => storage.read(name, isTrue) === true);
  if (isRead) return null;
  return (
    <Notice
      title={t('introTitle')}
      className={css.notice}
      acts={
        <Button
          size="small"
          onClick={() => {
            storage.write(name, true);
            setRead(true);
          }}
        >
          {t('gotIt')}
        </Button>
      }
    >
      <ul>
        <li>{t('introOne')}</li>
        <li>{t('introTwo')}</li>
        <li>{t('introThree')}</li>
      </ul>
    </Notice>
  );
}
