import type { ApiError } from '@porchlight/client';
import { PasswordResetRequest } from '@porchlight/contracts/accounts';
import { FormSummary, useForm } from '@porchlight/forms';
import { Button, Notice, TextInput } from '@porchlight/ui';
import { useEffect, useRef, useState } from 'react';
import css from './account.module.css';
import { mailLinks } from './mail-link-calls.ts';
import { useAccountWords } from './words/catalogue.ts';

/** Asks for a link to choose a new password. The answer is the same whether somebody has the address or nobody. */
export function ForgotForm() {
  const t = useAccountWords();
  const [request] = mailLinks.useRequestPasswordResetMutation();
  const [isSent, setSent] = useState(false);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSent) answer.current?.focus();
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
      <div ref={answer} tabIndex={-1}>
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
