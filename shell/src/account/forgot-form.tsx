import type { ApiError } from '@porchlight/client';
import { PasswordResetRequest } from '@porchlight/contracts/accounts';
import { FormSummary, useForm } from '@porchlight/forms';
import { Button, Notice, TextInput } from '@porchlight/ui';
import { useEffect, useRef, useState } from 'react';
import css from './account.module.css';
import { mailLinkCalls } from './mail-link-calls.ts';
import { useAccountMessages } from './messages/catalog.ts';

/** Renders the form that requests a password reset link. The response does not reveal whether the account exists. */
export function ForgotForm() {
  const t = useAccountMessages();
  const [request] = mailLinkCalls.useRequestPasswordResetMutation();
  const [isSent, setSent] = useState(false);
  const confirmation = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSent) confirmation.current?.focus();
  }, [isSent]);
  const form = useForm({
    type: PasswordResetRequest,
    labels: { email: t('email') },
    bodyOf: ({ email }) => ({ email: email.trim() }),
    send: async (body) => {
      const { error } = await request({ body });
      setSent(error === undefined);
      return error as ApiError | undefined;
    },
  });
  if (isSent)
    return (
      <div ref={confirmation} tabIndex={-1}>
        <Notice tone="ok" role="status">
          {t('forgotSent')}
        </Notice>
      </div>
    );
  return (
    <form className={css.form} {...form.props}>
      <p>{t('forgotText')}</p>
      <FormSummary form={form} />
      <TextInput {...form.field('email')} type="email" data-focus-first autoComplete="email" inputMode="email" />
      <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyText={t('sending')}>
        {t('forgotAct')}
      </Button>
    </form>
  );
}
