import { personal, storage, useSession } from '@porchlight/client';
import { Button, Notice } from '@porchlight/ui';
import { useState } from 'react';
import { useOwnWords } from '../../own-homes/words/catalogue.ts';
import css from '../../own-homes/own-homes.module.css';

const isTrue = (value: unknown): value is true => value === true;

/** Says once where recommendations come from. */
export function Intro() {
  const t = useOwnWords();
  const name = personal(useSession().user?.id ?? '', 'recommended-intro');
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
