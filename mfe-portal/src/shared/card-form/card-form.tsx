import type { PaymentSetup } from '@porchlight/contracts/commerce';
import { Skeleton } from '@porchlight/ui';
import { lazy, Suspense, type Ref } from 'react';
import type { BankOutcome } from './bank-dialog.tsx';
import type { CardFields } from './card-fields.ts';
import css from './card-form.module.css';
import { SandboxCardFields, SavedSandboxCard } from './sandbox-card-fields.tsx';

const StripeCardFields = lazy(async () => {
  const fields = await import(/* webpackChunkName: "stripe" */ './stripe-card-fields.tsx');
  return { default: fields.StripeCardFields };
});

interface Props {
  /** Provider that the card is entered for; undefined while it is unknown. */
  readonly setup: PaymentSetup | undefined;
  /** Id at the provider of the saved card to use; absent: a card is entered. */
  readonly savedCardId?: string | undefined;
  /** Lets the buyer answer for the bank in the sandbox. */
  readonly askBank: () => Promise<BankOutcome>;
  readonly ref: Ref<CardFields>;
}

/** Card fields of the site's payment provider. */
export function CardForm({ setup, savedCardId, askBank, ref }: Props) {
  const loading = (
    <div className={css.loading}>
      <Skeleton shape="title" />
    </div>
  );
  if (!setup) return loading;
  if (setup.provider === 'stripe')
    return (
      <Suspense fallback={savedCardId === undefined ? loading : null}>
        <StripeCardFields publishableKey={setup.publishableKey ?? ''} savedCardId={savedCardId} ref={ref} />
      </Suspense>
    );
  const Fields = savedCardId === undefined ? SandboxCardFields : SavedSandboxCard;
  return <Fields askBank={askBank} ref={ref} />;
}
