import { useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { LinkButton } from '@porchlight/ui';
import { BillingPages } from '../../shared/billing-pages/billing-pages.tsx';
import { LandlordOnly } from '../../shared/landlord-only/landlord-only.tsx';
import { BillingInformationCard } from './billing-information-card.tsx';
import { billingMessages } from './messages/catalog.ts';
import css from './billing.module.css';
import { PaymentMethodCard } from './payment-method/payment-method-card.tsx';
import { Transactions } from './transactions/transactions.tsx';
import { WalletCard } from './wallet-card.tsx';

/** Renders the wallet of the landlord's company, its payment method, its billing information and its transactions. */
export function BillingScreen() {
  const t = useMessages(billingMessages);
  const canBuy = usePermission('createCheckout');
  const canViewBilling = usePermission('viewBilling');
  return (
    <ConsolePage>
      <PageHeader
        title={t('title')}
        description={t('description')}
        action={
          canBuy && (
            <LinkButton look="primary" link={Link} to="/portal/billing/checkout">
              {t('buyCredits')}
            </LinkButton>
          )
        }
      />
      <BillingPages current="billing" />
      <LandlordOnly permission="viewWallet">
        <div className={css.cards}>
          <WalletCard />
          {canViewBilling && <PaymentMethodCard />}
          {canViewBilling && <BillingInformationCard />}
        </div>
        <Transactions />
      </LandlordOnly>
    </ConsolePage>
  );
}
