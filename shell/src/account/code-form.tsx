import type { ApiError } from '@porchlight/client';
import type { Class } from '@porchlight/contracts';
import { FormSummary, useForm } from '@porchlight/forms';
import { Button, Notice, TextInput } from '@porchlight/ui';
import { useEffect, useRef } from 'react';
import css from './account.module.css';
import { useAccountMessages } from './messages/catalog.ts';

interface Props<Body extends object> {
  /** Class of the request body. */
  readonly type: Class;
  /** Adds the code to what was entered before. */
  readonly bodyOf: (otp: string) => Body;
  readonly send: (body: Body) => Promise<ApiError | undefined>;
  readonly busyText: string;
  /** Returns to the step before. */
  readonly back: { readonly text: string; readonly go: () => void };
}

/** Renders the two-factor code as a step of its own. A wrong code is an error of its field. */
export function CodeForm<Body extends object>({ type, bodyOf, send, busyText, back }: Props<Body>) {
  const t = useAccountMessages();
  const form = useForm({
    type,
    labels: { otp: t('otp') },
    bodyOf: ({ otp }) => bodyOf(otp.trim()),
    send: async (body) => {
      const apiError = await send(body);
      return apiError?.code === 'otp-wrong' ? { ...apiError, errors: { otp: [apiError.message] } } : apiError;
    },
  });
  const code = useRef<HTMLInputElement>(null);
  // It replaces the fields that had the focus.
  useEffect(() => code.current?.focus(), []);
  return (
    <form className={css.form} {...form.props}>
      {form.failures === 0 && (
        <Notice role="status" title={t('otpTitle')}>
          {t('otpText')}
        </Notice>
      )}
      <FormSummary form={form} />
      <TextInput ref={code} {...form.field('otp')} hint={t('otpWhy')} autoComplete="one-time-code" inputMode="text" />
      <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyText={busyText}>
        {t('goOn')}
      </Button>
      <Button look="link" onClick={back.go}>
        {back.text}
      </Button>
    </form>
  );
}
