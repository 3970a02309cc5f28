import { beginSession, useSession, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link, useParams } from '@porchlight/client/router';
import { NewPassword, PasswordReset } from '@porchlight/contracts/accounts';
import { FormSummary, NewPassword as NewPasswordFields, useForm, useFormMessages } from '@porchlight/forms';
import { Button, LinkButton, Notice } from '@porchlight/ui';
import { useState } from 'react';
import { dashboardPaths } from '../routing/dashboard-gate.tsx';
import css from './account.module.css';
import { AccountPage } from './account-page.tsx';
import { CodeForm } from './code-form.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { mailLinkCalls } from './mail-link-calls.ts';
import { useAccountMessages } from './messages/catalog.ts';

type Stage = 'form' | 'done' | 'dead';

/** Renders the page of a password reset link. A reset logs in and ends all other sessions. */
export function ResetScreen() {
  const t = useAccountMessages();
  const [stage, setStage] = useState<Stage>('form');
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
      <ResetSteps onStage={setStage} />
    </AccountPage>
  );
}

/**
 * Returns a function that submits the new password. It returns errors of the form and reports all other outcomes as
 * stages, or as the need of a two-factor code.
 */
function useReset(onStage: (stage: Stage) => void, onCodeNeeded: (passwords: NewPassword) => void) {
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
    if (apiError.code !== 'otp_required' || body.otp !== undefined) return apiError;
    onCodeNeeded(body);
    return undefined;
  };
}

/** The new password, then the two-factor code when the account has a second factor. */
function ResetSteps({ onStage }: { readonly onStage: (stage: Stage) => void }) {
  const t = useAccountMessages();
  const [chosen, setChosen] = useState<NewPassword>();
  const send = useReset(onStage, setChosen);
  return chosen ? (
    <CodeForm
      type={PasswordReset}
      bodyOf={(otp): PasswordReset => ({ ...chosen, otp })}
      send={send}
      busyText={t('resetBusy')}
      back={{
        text: t('backToPassword'),
        go: () => {
          setChosen(undefined);
        },
      }}
    />
  ) : (
    <PasswordForm send={send} />
  );
}

function PasswordForm({ send }: { readonly send: (body: PasswordReset) => Promise<ApiError | undefined> }) {
  const t = useAccountMessages();
  const tForm = useFormMessages();
  const form = useForm({
    type: NewPassword,
    labels: { password: t('resetTitle'), password_confirmation: tForm('confirmation') },
    bodyOf: (passwords): PasswordReset => passwords,
    send,
  });
  return (
    <form className={css.form} {...form.props}>
      <p>{t('resetText')}</p>
      <FormSummary form={form} />
      <NewPasswordFields form={form} />
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
