import { useMessages } from '@porchlight/client';
import { BillingPage } from '../../shared/billing-page.tsx';
import { LowCreditMailCard } from './low-credit-mail-card.tsx';
import { usageMessages } from './messages/catalog.ts';
import { UsageCard } from './usage-card.tsx';

/** Renders what the credits were used for, until when they last, and the mail before they run out. */
export function UsageScreen() {
  const t = useMessages(usageMessages);
  return (
    <BillingPage
      title={t('title')}
      description={t('description')}
      checkout="/portal/billing/checkout?return=/portal/billing/usage"
    >
      <UsageCard />
      <LowCreditMailCard />
    </BillingPage>
  );
}
