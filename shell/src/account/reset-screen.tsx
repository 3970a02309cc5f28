import { beginSession, useSession, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link, useParams } from '@porchlight/client/router';
import { PasswordReset } from '@porchlight/contracts/accounts';
import { FormSummary, NewPassword, useForm, useFormMessages } from '@porchlight/forms';
import { Button, LinkButton, Notice, TextInput } from '@porchlight/ui';
import { useState } from 'react';
import { dashboardPaths } from '../routing/dashboard-gate.tsx';
import css from './account.module.css';
import { AccountPage } from './account-page.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { mailLinkCalls } from './mail-link-calls.ts';
import { useAccountMessages } from './messages/catalog.ts';

type Stage = 'password' | 'code' | 'done' | 'dead';

/** Renders the page of a password reset link. A reset logs in and ends all other sessions. */
export function ResetScreen() {
  const t = useAccountMessages();
  const [stage, setStage] = useState<Stage>('password');
  if (stage === 'dead')
    return (
      <InvalidLink>
        <LinkButton look="primary" link={Link} to="/password-reset">
          {t('resetNew')}
        </LinkButton>
      </InvalidLink>
    );
  if (stage === 'done') return <Done />;
  return (
    <AccountPage title={t('resetTitle')}>
      <ResetForm asksForCode={stage === 'code'} onStage={setStage} />
    </AccountPage>
  );
}

/**
 * Returns a function that submits the new password. It returns errors of the form and reports all other outcomes as
 * stages.
 */
function useReset(onStage: (stage: Stage) => void) {
  const { token = '' } = useParams();
  const dispatch = useDispatch();
  const [reset] = mailLinkCalls.useResetPasswordMutation();
  return async (body: PasswordReset): Promise<ApiError | undefined> => {
    const { data, error } = await reset({ params: { token }, body });
    if (data) {
      await dispatch(beginSession(data));
      onStage('done');
      return undefined;
    }
    const apiError = error as ApiError;
    if (apiError.status === 410) {
      onStage('dead');
      return undefined;
    }
    if (apiError.code === 'otp_required') {
      onStage('code');
      return undefined;
    }
    return apiError.code === 'otp-wrong' ? { ...apiError, errors: { otp: [apiError.message] } } : apiError;
  };
}

function ResetForm({
  asksForCode,
  onStage,
}: {
  readonly asksForCode: boolean;
  readonly onStage: (stage: Stage) => void;
}) {
  const t = useAccountMessages();
  const tForm = useFormMessages();
  const form = useForm({
    type: PasswordReset,
    labels: { otp: t('otp'), password: t('resetTitle'), password_confirmation: tForm('confirmation') },
    bodyOf: ({ otp, ...passwords }) => ({ ...passwords, ...(otp.trim() ? { otp: otp.trim() } : {}) }),
    send: useReset(onStage),
  });
  return (
    <form className={css.form} {...form.props}>
      <p>{t('resetText')}</p>
      <FormSummary form={form} />
      {asksForCode && <TextInput {...form.field('otp')} hint={t('otpWhy')} autoComplete="one-time-code" />}
      <NewPassword form={form} />
      <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyText={t('resetBusy')}>
        {t('resetAct')}
      </Button>
    </form>
  );
}

function Done() {
  const t = useAccountMessages();
  const { role } = useSession();
  return (
    <AccountPage title={t('resetDone')} takesFocus>
      <Notice tone="ok" role="status">
        {t('resetDoneWhy')}
      </Notice>
      <LinkButton look="primary" link={Link} to={dashboardPaths[role]}>
        {t('toDashboard')}
      </LinkButton>
    </AccountPage>
  );
}
