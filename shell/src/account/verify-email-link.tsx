import { beginSession, dialogOpened, useSession, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { NewPassword as NewPasswordFields, useForm, useFormMessages, FormSummary } from '@porchlight/forms';
import { NewPassword, type MailVerificationState } from '@porchlight/contracts/accounts';
import { Button, Notice } from '@porchlight/ui';
import { useState } from 'react';
import css from './account.module.css';
import { AccountPage } from './account-page.tsx';
import { mailLinkCalls } from './mail-link-calls.ts';
import { useAccountMessages } from './messages/catalog.ts';

interface Props {
  readonly token: string;
  readonly about: MailVerificationState;
  readonly onDone: () => void;
  readonly onInvalid: () => void;
}

/**
 * Renders the page of a verification link for a visitor who is not logged in to its account. A stranger may have
 * registered the address, so the password must be replaced.
 */
export function VerifyWithPassword({ token, about, onDone, onInvalid }: Props) {
  const t = useAccountMessages();
  const tForm = useFormMessages();
  const dispatch = useDispatch();
  const { user } = useSession();
  const [verify] = mailLinkCalls.useVerifyMailWithPasswordMutation();
  const form = useForm({
    type: NewPassword,
    labels: { password: t('resetTitle'), password_confirmation: tForm('confirmation') },
    bodyOf: (passwords): NewPassword => passwords,
    send: async (body) => {
      const { data, error } = await verify({ params: { token }, body });
      if (data) {
        await dispatch(beginSession(data));
        onDone();
        return undefined;
      }
      const apiError = error as ApiError;
      if (apiError.status !== 410) return apiError;
      onInvalid();
      return undefined;
    },
  });
  return (
    <AccountPage title={t('verifyTitle')}>
      <p className={css.words}>{t('verifyPasswordText', { email: about.maskedEmail ?? '' })}</p>
      <form className={css.form} {...form.props}>
        <FormSummary form={form} />
        <NewPasswordFields form={form} />
        <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyText={t('resetBusy')}>
          {t('verifyPasswordAct')}
        </Button>
      </form>
      {!user && (
        <Button
          onClick={() => {
            dispatch(dialogOpened('login'));
          }}
        >
          {t('verifyLogIn')}
        </Button>
      )}
      <RejectVerification token={token} onInvalid={onInvalid} />
    </AccountPage>
  );
}

/** Renders the button for the owner of a mailbox whose address another person registered. */
export function RejectVerification({ token, onInvalid }: Pick<Props, 'token' | 'onInvalid'>) {
  const t = useAccountMessages();
  const [reject, { isLoading, isSuccess }] = mailLinkCalls.useRejectMailVerificationMutation();
  const [apiError, setApiError] = useState<ApiError>();
  const press = async () => {
    const { error } = await reject({ params: { token } });
    if ((error as ApiError | undefined)?.status === 410) onInvalid();
    else setApiError(error as ApiError | undefined);
  };
  if (isSuccess)
    return (
      <Notice tone="ok" role="status">
        {t('rejectDone')}
      </Notice>
    );
  return (
    <>
      {apiError && (
        <Notice tone="danger" role="alert">
          {apiError.message}
        </Notice>
      )}
      <p className={css.words}>{t('rejectText')}</p>
      <Button
        look="quiet"
        isBusy={isLoading}
        busyText={t('working')}
        onClick={() => {
          void press();
        }}
      >
        {t('rejectAct')}
      </Button>
    </>
  );
}
