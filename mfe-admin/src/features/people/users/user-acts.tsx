import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { ConfirmDialog, FormSection } from '@porchlight/console-ui';
import type { AnyRecord } from '@porchlight/resource-kit';
import { Button } from '@porchlight/ui';
import { useState } from 'react';
import { peopleMessages } from '../messages/catalog.ts';
import { userCalls } from './user-calls.ts';

type Act = 'sendPasswordLink' | 'endUserSessions';

/** Acts on an account: mail a link to set the password, log out everywhere. */
export function UserActs({ record }: { readonly record: AnyRecord }) {
  const t = useMessages(peopleMessages);
  const dispatch = useDispatch();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const act = async (name: Act, done: string) => {
    setBusy(true);
    const { error } = await dispatch(userCalls[name].initiate({ params: { id: record.id } }));
    setBusy(false);
    setAsking(false);
    dispatch(flash(error ? { type: 'error', text: (error as ApiError).message } : { type: 'success', text: done }));
  };
  const isInvited = record['userState'] === 'invited';
  const canLogIn = isInvited || record['userState'] === 'active';
  return (
    <FormSection title={t('acts')}>
      {canLogIn && (
        <Button isBusy={isBusy} busyText={t('loading')} onClick={() => void act('sendPasswordLink', t('linkSent'))}>
          {t(isInvited ? 'sendInvitation' : 'sendLink')}
        </Button>
      )}
      <Button onClick={() => setAsking(true)}>{t('endSessions')}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('endSessions')}
        confirmText={t('endSessions')}
        cancelText={t('cancel')}
        closeLabel={t('close')}
        isBusy={isBusy}
        busyText={t('loading')}
        onConfirm={() => void act('endUserSessions', t('sessionsEnded'))}
        onCancel={() => setAsking(false)}
      >
        <p>{t('endSessionsText')}</p>
      </ConfirmDialog>
    </FormSection>
  );
}
