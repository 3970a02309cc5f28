import type { ApiError } from '@porchlight/client';
import type { PaymentConfirmation } from '@porchlight/contracts/commerce';
import { useEffect, useRef, useState } from 'react';
import { paymentMethodCalls } from '../../../shared/payment-method/payment-method-calls.ts';

/** Returns the state of the form that replaces the card. Closing it returns the focus to the button that opened it. */
export function useReplacing() {
  const [startSetup, { isLoading }] = paymentMethodCalls.useStartCardSetupMutation();
  const [payment, setPayment] = useState<PaymentConfirmation>();
  const [problem, setProblem] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !payment) opener.current?.focus();
    wasOpen.current = payment !== undefined;
  }, [payment]);
  return {
    payment,
    problem,
    isStarting: isLoading,
    opener,
    start: async () => {
      const { data, error } = await startSetup();
      setPayment(data?.payment);
      setProblem((error as ApiError | undefined)?.message);
    },
    close: () => setPayment(undefined),
  };
}
