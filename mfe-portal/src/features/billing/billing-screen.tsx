import { useMessages, usePermission } from '@porchlight/client';
import { BillingPage } from '../../shared/billing-page.tsx';
import { BillingInformationCard } from './billing-information-card.tsx';
import { billingMessages } from './messages/catalog.ts';
import css from './billing.module.css';
import { PaymentMethodCard } from './payment-method/payment-method-card.tsx';
import { Transactions } from './transactions/transactions.tsx';
import { WalletCard } from './wallet-card.tsx';

/** Renders the wallet of the landlord's company, its payment method, its billing information and its transactions. */
export function BillingScreen() {
  const t = useMessages(billingMessages);
  const canViewBilling = usePermission('viewBilling');
  return (
    <BillingPage title={t('title')} description={t('description')} checkout="/portal/billing/checkout">
      <div className={css.cards}>
        <WalletCard />
        {canViewBilling && <PaymentMethodCard />}
        {canViewBilling && <BillingInformationCard />}
      </div>
      <Transactions />
    </BillingPage>
  );
}
