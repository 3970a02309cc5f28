import { useMessages, useSession } from '@porchlight/client';
import { useZonedTime } from '@porchlight/client/consoles';
import type { EditedRecord } from '@porchlight/resource-kit';
import { Button, Notice } from '@porchlight/ui';
import { useState } from 'react';
import { browserTimeZone } from '../browser-time-zone.ts';
import { contentLifeMessages } from '../messages/catalog.ts';
import type { LivingRecord } from '../content-life.ts';
import { localCopyOf } from './local-copy.ts';

/** Text of an earlier visit that could not be sent. If the record was changed since, both are compared. */
export function LocalCopyNotice({ edited, ...living }: LivingRecord & { readonly edited: EditedRecord }) {
  const t = useMessages(contentLifeMessages);
  const { time } = useZonedTime(browserTimeZone());
  const stored = localCopyOf(living, useSession());
  const [copy, setCopy] = useState(stored.read);
  if (!copy) return null;
  const use = () => {
    edited.form.setValues(copy.values);
    setCopy(undefined);
    if (copy.version !== edited.version()) void edited.showConflict(living.record.id);
  };
  const remove = () => {
    stored.remove();
    setCopy(undefined);
  };
  return (
    <Notice
      tone="warn"
      title={t('localCopyTitle')}
      acts={
        <>
          <Button onClick={use}>{t('useLocalCopy')}</Button>
          <Button onClick={remove}>{t('removeLocalCopy')}</Button>
        </>
      }
    >
      {t('localCopy', { time: time(copy.at) })}
    </Notice>
  );
}
