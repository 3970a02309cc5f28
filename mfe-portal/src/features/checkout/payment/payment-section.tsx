import { useMessages } from '@porchlight/client';
import type { PaymentSetup } from '@porchlight/contracts/commerce';
import { Skeleton } from '@porchlight/ui';
import { lazy, Suspense, type Ref } from 'react';
import { checkoutMessages } from '../messages/catalog.ts';
import { Section } from '../section.tsx';
import type { BankOutcome } from './bank-dialog.tsx';
import type { CardFields } from './card-fields.ts';
import css from './payment.module.css';
import { SandboxCardFields } from './sandbox-card-fields.tsx';

const StripeCardFields = lazy(async () => {
  const fields = await import(/* webpackChunkName: "stripe" */ './stripe-card-fields.tsx');
  return { default: fields.StripeCardFields };
});

interface Props {
  /** Provider that the card is entered for; undefined while it is unknown. */
  readonly setup: PaymentSetup | undefined;
  /** Lets the buyer answer for the bank in the sandbox. */
  readonly askBank: () => Promise<BankOutcome>;
  readonly ref: Ref<CardFields>;
}

/** Section of the card, with the fields of the site's payment provider. */
export function PaymentSection({ setup, askBank, ref }: Props) {
  const t = useMessages(checkoutMessages);
  const loading = (
    <div className={css.loading}>
      <Skeleton shape="title" />
    </div>
  );
  return (
    <Section number={2} title={t('paymentTitle')}>
      {!setup && loading}
      {setup?.provider === 'stripe' && (
        <Suspense fallback={loading}>
          <StripeCardFields publishableKey={setup.publishableKey ?? ''} ref={ref} />
        </Suspense>
      )}
      {setup?.provider === 'sandbox' && <SandboxCardFields askBank={askBank} ref={ref} />}
    </Section>
  );
}
