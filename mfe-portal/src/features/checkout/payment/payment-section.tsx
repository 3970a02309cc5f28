import { useMessages } from '@porchlight/client';
import type { PaymentConfirmation } from '@porchlight/contracts/commerce';
import { Skeleton } from '@porchlight/ui';
import { lazy, Suspense, type Ref } from 'react';
import { checkoutMessages } from '../messages/catalog.ts';
import { Section } from '../section.tsx';
import type { BankOutcome } from './bank-dialog.tsx';
import type { CardFields } from './card-fields.ts';
import { SandboxCardFields } from './sandbox-card-fields.tsx';

const StripeCardFields = lazy(async () => {
  const fields = await import(/* webpackChunkName: "stripe" */ './stripe-card-fields.tsx');
  return { default: fields.StripeCardFields };
});

/** Provider that the card is entered for. */
export type PaymentSetup = Pick<PaymentConfirmation, 'provider' | 'publishableKey'>;
interface Props {
  readonly setup: PaymentSetup;
  /** Lets the buyer answer for the bank in the sandbox. */
  readonly askBank: () => Promise<BankOutcome>;
  readonly ref: Ref<CardFields>;
}

/** Section of the card, with the fields of the site's payment provider. */
export function PaymentSection({ setup: { provider, publishableKey = '' }, askBank, ref }: Props) {
  const t = useMessages(checkoutMessages);
  return (
    <Section number={2} title={t('paymentTitle')}>
      {provider === 'stripe' ? (
        <Suspense fallback={<Skeleton shape="title" />}>
          <StripeCardFields publishableKey={publishableKey} ref={ref} />
        </Suspense>
      ) : (
        <SandboxCardFields askBank={askBank} ref={ref} />
      )}
    </Section>
  );
}
