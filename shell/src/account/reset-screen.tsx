import { beginSession, useSession, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link, useParams } from '@porchlight/client/router';
import { PasswordReset } from '@porchlight/contracts/accounts';
import { FormSummary, NewPassword, useForm, useFormWords } from '@porchlight/forms';
import { Button, LinkButton, Notice, TextInput } from '@porchlight/ui';
import { useState } from 'react';
import { dashboardOf } from '../routing/dashboard-gate.tsx';
import css from './account.module.css';
import { AccountPage } from './account-page.tsx';
import { DeadLink } from './dead-link.tsx';
import { mailLinks } from './mail-link-calls.ts';
import { useAccountWords } from './words/catalogue.ts';

type Stage = 'password' | 'code' | 'done' | 'dead';

/** A new password by the link that a mail brought; it signs in and ends all other sessions. */
export function ResetScreen() {
  const t = useAccountWords();
  const [stage, setStage] = useState<Stage>('password');
  if (stage === 'dead')
    return (
      <DeadLink>
        <LinkButton look="primary" link={Link} to="/password-reset">
          {t('resetNew')}
        </LinkButton>
      </DeadLink>
    );
  if (stage === 'done') return <Done />;
  return (
    <AccountPage title={t('resetTitle')}>
      <ResetForm asksForCode={stage === 'code'} onStage={setStage} />
    </AccountPage>
  );
}

/** Sends the new password; gives the refusals that the form shows, and tells the stages that follow from the others. */
function useSending(onStage: (stage: Stage) => void) {
  const { token = '' } = useParams();
  const dispatch = useDispatch();
  const [reset] = mailLinks.useResetPasswordMutation();
  return async (body: PasswordReset): Promise<ApiError | undefined> => {
    const { data, error } = await reset({ params: { token }, body });
    if (data) {
      await dispatch(beginSession(data));
      onStage('done');
      return undefined;
    }
    const refusal = error as ApiError;
    if (refusal.status === 410) {
      onStage('dead');
      return undefined;
    }
    if (refusal.code === 'otp_required') {
      onStage('code');
      return undefined;
    }
    return refusal.code === 'otp-wrong' ? { ...refusal, errors: { otp: [refusal.message] } } : refusal;
  };
}

function ResetForm({
  asksForCode,
  onStage,
}: {
  readonly asksForCode: boolean;
  readonly onStage: (stage: Stage) => void;
}) {
  const t = useAccountWords(),
    words = useFormWords();
  const form = useForm({
    type: PasswordReset,
    labels: { otp: t('otp'), password: t('resetTitle'), password_confirmation: words('confirmation') },
    bodyOf: ({ otp, ...passwords }) => ({ ...passwords, ...(otp.trim() ? { otp: otp.trim() } : {}) }),
    send: useSending(onStage),
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
  const t = useAccountWords();
  const { role } = useSession();
  return (
    <AccountPage title={t('resetDone')} isAnswer>
      <Notice tone="ok" role="status">
        {t('resetDoneWhy')}
      </Notice>
      <LinkButton look="primary" link={Link} to={dashboardOf[role]}>
        {t('toDashboard')}
      </LinkButton>
    </AccountPage>
  );
}
