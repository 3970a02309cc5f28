import { useMessages, type ApiError } from '@porchlight/client';
import { Button, Notice } from '@porchlight/ui';
import { useEffect, useState } from 'react';
import { portalMessages } from '../../messages/catalog.ts';
import css from './verify.module.css';
import { landlordCalls } from '../../landlord-calls.ts';

const cooldownSeconds = 60;

/**
 * Renders the button that resends the code, at most once a minute. The response is the same for every email address.
 */
export function SendAgain({ email }: { readonly email: string }) {
  const t = useMessages(portalMessages);
  const [resend, { isLoading, isSuccess, error }] = landlordCalls.useResendLandlordCodeMutation();
  const [secondsLeft, setSecondsLeft] = useState(0);
  const isWaiting = secondsLeft > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      setSecondsLeft((seconds) => seconds - 1);
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [isWaiting]);
  const press = async () => {
    if (email && !('error' in (await resend({ body: { email } })))) setSecondsLeft(cooldownSeconds);
  };
  return (
    <div className={css.card}>
      {/* Announced once; the countdown on the button is not announced. */}
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
        {isWaiting ? t('resendIn', { count: secondsLeft }) : t('resend')}
      </Button>
    </div>
  );
}
