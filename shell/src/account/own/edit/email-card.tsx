import { flash, refreshSession, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { UserChange, type User } from '@porchlight/contracts/accounts';
import { FormSummary, useForm, useFormWords } from '@porchlight/forms';
import { Button, Card, Notice, PasswordInput, TextInput } from '@porchlight/ui';
import { useState } from 'react';
import account from '../../account.module.css';
import css from '../my-account.module.css';
import { ownAccount } from '../own-account-calls.ts';
import { PasswordDialog } from '../password-dialog.tsx';
import { useOwnAccountWords } from '../words/catalogue.ts';

/** The address that somebody logs in with, and the way to another: the password, and a yes from both. */
export function EmailCard({ user }: { readonly user: User }) {
  const t = useOwnAccountWords();
  return (
    <Card isPadded className={css.part}>
      <h2>{t('emailTitle')}</h2>
      <p className={account.words}>{t('emailNow', { email: user.email })}</p>
      {user.pendingEmail ? <Waiting user={user} pending={user.pendingEmail} /> : <ChangeForm user={user} />}
    </Card>
  );
}

/** Asks the server, and reads what became of the account. */
function useAsking(done: string) {
  const dispatch = useDispatch();
  const [change] = ownAccount.useChangeUserMutation();
  return async (body: UserChange): Promise<ApiError | undefined> => {
    const { error } = await change({ body });
    if (error) return error as ApiError;
    await dispatch(refreshSession());
    dispatch(flash({ type: 'success', text: done, timeout: 6000 }));
    return undefined;
  };
}

function ChangeForm({ user }: { readonly user: User }) {
  const t = useOwnAccountWords(),
    words = useFormWords();
  const ask = useAsking(t('emailAsked'));
  const form = useForm({
    type: UserChange,
    labels: { email: t('newEmail'), current_password: t('current') },
    bodyOf: ({ email, current_password }) => ({ email: email.trim(), current_password }),
    send: async (body) =>
      body.email.toLowerCase() === user.email
        ? { status: 422, code: 'input-refused', message: t('emailSame'), errors: { email: [t('emailSame')] } }
        : ask(body),
  });
  return (
    <form className={account.form} {...form.props}>
      <p>{t(user.emailVerified === false ? 'emailHowUnproved' : 'emailHow')}</p>
      <FormSummary form={form} />
      <TextInput {...form.field('email')} type="email" autoComplete="email" inputMode="email" maxLength={254} />
      <PasswordInput
        {...form.field('current_password')}
        hint={t('currentWhy')}
        autoComplete="current-password"
        showText={words('show')}
        hideText={words('hide')}
      />
      <div className={css.acts}>
        <Button type="submit" isBusy={form.isBusy} busyText={t('working')}>
          {t('emailAct')}
        </Button>
      </div>
    </form>
  );
}

function Waiting({ user: { email }, pending }: { readonly user: User; readonly pending: string }) {
  const t = useOwnAccountWords();
  const [isAsking, setAsking] = useState(false);
  const ask = useAsking(t('emailCancelled'));
  return (
    <>
      <Notice
        title={t('pending')}
        className={account.words}
        acts={
          <Button
            size="small"
            onClick={() => {
              setAsking(true);
            }}
          >
            {t('emailCancel')}
          </Button>
        }
      >
        {t('pendingWhy', { email, pending })}
      </Notice>
      {isAsking && (
        <PasswordDialog
          title={t('emailCancelTitle')}
          act={t('emailCancel')}
          onClose={() => {
            setAsking(false);
          }}
          send={(body) => ask({ email, ...body })}
        >
          <p>{t('emailCancelText', { email })}</p>
        </PasswordDialog>
      )}
    </>
  );
}
