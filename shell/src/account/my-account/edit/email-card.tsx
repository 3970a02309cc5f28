import { alertShown, refreshSession, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { UserChange, type User } from '@porchlight/contracts/accounts';
import { FormSummary, useForm, useFormMessages } from '@porchlight/forms';
import { Button, Card, Notice, PasswordInput, TextInput } from '@porchlight/ui';
import { useState } from 'react';
import account from '../../account.module.css';
import css from '../my-account.module.css';
import { accountCalls } from '../account-calls.ts';
import { PasswordDialog } from '../password-dialog.tsx';
import { useOwnAccountMessages } from '../messages/catalog.ts';

/**
 * Renders the login email address and its change, which requires the password and a confirmation from both addresses.
 */
export function EmailCard({ user }: { readonly user: User }) {
  const t = useOwnAccountMessages();
  return (
    <Card isPadded className={css.part}>
      <h2>{t('emailTitle')}</h2>
      <p className={account.words}>{t('emailNow', { email: user.email })}</p>
      {user.pendingEmail ? <Waiting user={user} pending={user.pendingEmail} /> : <ChangeForm user={user} />}
    </Card>
  );
}

/** Returns a function that changes the email address and then refreshes the session. */
function useEmailChange(done: string) {
  const dispatch = useDispatch();
  const [change] = accountCalls.useChangeUserMutation();
  return async (body: UserChange): Promise<ApiError | undefined> => {
    const { error } = await change({ body });
    if (error) return error as ApiError;
    await dispatch(refreshSession());
    dispatch(alertShown({ id: 'email', type: 'success', message: done }));
    return undefined;
  };
}

function ChangeForm({ user }: { readonly user: User }) {
  const t = useOwnAccountMessages();
  const tForm = useFormMessages();
  const changeEmail = useEmailChange(t('emailAsked'));
  const form = useForm({
    type: UserChange,
    labels: { email: t('newEmail'), current_password: t('current') },
    bodyOf: ({ email, current_password }) => ({ email: email.trim(), current_password }),
    send: async (body) =>
      body.email.toLowerCase() === user.email
        ? { status: 422, code: 'input-refused', message: t('emailSame'), errors: { email: [t('emailSame')] } }
        : changeEmail(body),
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
        showText={tForm('show')}
        hideText={tForm('hide')}
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
  const t = useOwnAccountMessages();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const changeEmail = useEmailChange(t('emailCancelled'));
  return (
    <>
      <Notice
        title={t('pending')}
        className={account.words}
        acts={
          <Button
            size="small"
            onClick={() => {
              setDialogOpen(true);
            }}
          >
            {t('emailCancel')}
          </Button>
        }
      >
        {t('pendingWhy', { email, pending })}
      </Notice>
      {isDialogOpen && (
        <PasswordDialog
          title={t('emailCancelTitle')}
          act={t('emailCancel')}
          onClose={() => {
            setDialogOpen(false);
          }}
          send={(body) => changeEmail({ email, ...body })}
        >
          <p>{t('emailCancelText', { email })}</p>
        </PasswordDialog>
      )}
    </>
  );
}
