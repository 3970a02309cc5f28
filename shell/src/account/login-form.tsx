import { logIn, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Login } from '@porchlight/contracts/accounts';
import { FormSummary, useForm, useFormMessages } from '@porchlight/forms';
import { Button, PasswordInput, TextInput } from '@porchlight/ui';
import { useState } from 'react';
import css from './account.module.css';
import { CodeForm } from './code-form.tsx';
import { useAccountMessages } from './messages/catalog.ts';

type Credentials = Pick<Login, 'email' | 'password'>;
interface Props {
  readonly onDone: () => void;
  readonly onForgot: () => void;
}

/** Renders the login form: email and password, then a two-factor code when the server requires one. */
export function LoginForm({ onDone, onForgot }: Props) {
  const t = useAccountMessages();
  const dispatch = useDispatch();
  const [known, setKnown] = useState<Credentials>();
  const send = async (body: Login): Promise<ApiError | undefined> => {
    const { email, password } = body;
    const apiError = await dispatch(logIn(body));
    if (!apiError) {
      onDone();
      return undefined;
    }
    // A missing code is an error of the second step only.
    if (apiError.code !== 'otp_required' || known) return apiError;
    setKnown({ email, password });
    return undefined;
  };
  return known ? (
    <CodeForm
      type={Login}
      bodyOf={(otp): Login => ({ ...known, otp })}
      send={send}
      busyText={t('loginBusy')}
      back={{
        text: t('backToLogin'),
        go: () => {
          setKnown(undefined);
        },
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
