import { useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { LinkButton } from '@porchlight/ui';
import { BillingPages } from '../../shared/billing-pages/billing-pages.tsx';
import { LandlordOnly } from '../../shared/landlord-only/landlord-only.tsx';
import { LowCreditMailCard } from './low-credit-mail-card.tsx';
import { usageMessages } from './messages/catalog.ts';
import { UsageCard } from './usage-card.tsx';

/** Renders what the credits were used for, until when they last, and the mail before they run out. */
export function UsageScreen() {
  const t = useMessages(usageMessages);
  const canBuy = usePermission('createCheckout');
  return (
    <ConsolePage>
      <PageHeader
        title={t('title')}
        description={t('description')}
        action={
          canBuy && (
            <LinkButton look="primary" link={Link} to="/portal/billing/checkout?return=/portal/billing/usage">
              {t('buyCredits')}
            </LinkButton>
          )
        }
      />
      <BillingPages current="usage" />
      <LandlordOnly permission="viewWallet">
        <UsageCard />
        <LowCreditMailCard />
      </LandlordOnly>
    </ConsolePage>
  );
}
