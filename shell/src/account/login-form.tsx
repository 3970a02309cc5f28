import { logIn, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Login } from '@porchlight/contracts/accounts';
import { FormSummary, useForm, useFormMessages } from '@porchlight/forms';
import { Button, Notice, PasswordInput, TextInput } from '@porchlight/ui';
import { useState } from 'react';
import css from './account.module.css';
import { useAccountMessages } from './messages/catalog.ts';

type Credentials = Pick<Login, 'email' | 'password'>;
interface Props {
  readonly onDone: () => void;
  readonly onForgot: () => void;
}

/** Renders the login form: email and password, then a two-factor code when the server requires one. */
export function LoginForm({ onDone, onForgot }: Props) {
  const dispatch = useDispatch();
  const [known, setKnown] = useState<Credentials>();
  const send = async (body: Login): Promise<ApiError | undefined> => {
    const { email, password } = body;
    const apiError = await dispatch(logIn(body));
    if (!apiError) {
      onDone();
      return undefined;
    }
    if (apiError.code !== 'otp_required') return apiError;
    setKnown({ email, password });
    return undefined;
  };
  return known ? (
    <CodeForm
      known={known}
      send={send}
      onBack={() => {
        setKnown(undefined);
      }}
    />
  ) : (
    <PasswordForm send={send} onForgot={onForgot} />
  );
}

type Send = (body: Login) => Promise<ApiError | undefined>;

function PasswordForm({ send, onForgot }: { readonly send: Send; readonly onForgot: () => void }) {
  const t = useAccountMessages();
  const tForm = useFormMessages();
  const form = useForm({
    type: Login,
    labels: { email: t('email'), password: t('password') },
    bodyOf: ({ email, password }) => ({ email: email.trim(), password }),
    send,
  });
  return (
    <form className={css.form} {...form.props}>
      <FormSummary form={form} />
      <TextInput {...form.field('email')} type="email" data-focus-first autoComplete="email" inputMode="email" />
      <PasswordInput
        {...form.field('password')}
        autoComplete="current-password"
        showText={tForm('show')}
        hideText={tForm('hide')}
      />
      <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyText={t('loginBusy')}>
        {t('loginAct')}
      </Button>
      <Button look="link" onClick={onForgot}>
        {t('forgot')}
      </Button>
    </form>
  );
}

function CodeForm({
  known,
  send,
  onBack,
}: {
  readonly known: Credentials;
  readonly send: Send;
  readonly onBack: () => void;
}) {
  const t = useAccountMessages();
  const sendCode = async (body: Login) => {
    const apiError = await send(body);
    return apiError?.code === 'otp-wrong' ? { ...apiError, errors: { otp: [apiError.message] } } : apiError;
  };
  const form = useForm({
    type: Login,
    labels: { otp: t('otp') },
    bodyOf: ({ otp }) => ({ ...known, otp: otp.trim() }),
    send: sendCode,
  });
  return (
    <form className={css.form} {...form.props}>
      {form.failures === 0 && (
        <Notice role="status" title={t('otpTitle')}>
          {t('otpText')}
        </Notice>
      )}
      <FormSummary form={form} />
      {/* eslint-disable-next-line jsx-a11y/no-autofocus -- it replaces the fields that had the focus */}
      <TextInput {...form.field('otp')} hint={t('otpWhy')} autoComplete="one-time-code" inputMode="text" autoFocus />
      <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyText={t('loginBusy')}>
        {t('goOn')}
      </Button>
      <Button look="link" onClick={onBack}>
        {t('backToLogin')}
      </Button>
    </form>
  );
}
