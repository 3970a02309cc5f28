import { useWords, type ApiError } from '@porchlight/client';
import { Button, Notice } from '@porchlight/ui';
import { useEffect, useState } from 'react';
import { portalWords } from '../../words/catalogue.ts';
import css from './verify.module.css';
import { landlordCalls } from '../../landlord-calls.ts';

const pauseSeconds = 60;

/** Sends the code again, a minute after the last; the answer is the same for every address. */
export function SendAgain({ email }: { readonly email: string }) {
  const t = useWords(portalWords);
  const [resend, { isLoading, isSuccess, error }] = landlordCalls.useResendLandlordCodeMutation();
  const [left, setLeft] = useState(0);
  const isWaiting = left > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      setLeft((seconds) => seconds - 1);
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [isWaiting]);
  const press = async () => {
    if (email && !('error' in (await resend({ body: { email } })))) setLeft(pauseSeconds);
  };
  return (
    <div className={css.card}>
      {/* Said once; the seconds on the button are not. */}
      {isSuccess && <Notice role="status">{t('resent')}</Notice>}
      {error && (
        <Notice tone="danger" role="alert">
          {(error as ApiError).message}
        </Notice>
      )}
      <Button
        isBusy={isLoading}
        disabled={isWaiting}
        onClick={() => {
          void press();
        }}
      >
        {isWaiting ? t('resendIn', { count: left }) : t('resend')}
      </Button>
    </div>
  );
}
