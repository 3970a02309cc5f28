import { useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { LinkButton } from '@porchlight/ui';
import type { ReactNode } from 'react';
import { portalMessages } from '../messages/catalog.ts';
import { LandlordOnly } from './landlord-only/landlord-only.tsx';

interface Props {
  readonly title: string;
  readonly description: string;
  /** Address of the checkout, with the page to which it returns. */
  readonly checkout: string;
  readonly children: ReactNode;
}

/** Page about the credits of the landlord's company, with a link to buy more. */
export function BillingPage({ title, description, checkout, children }: Props) {
  const t = useMessages(portalMessages);
  const canBuy = usePermission('createCheckout');
  const buy = canBuy && (
    <LinkButton look="primary" link={Link} to={checkout}>
      {t('buyCredits')}
    </LinkButton>
  );
  return (
    <ConsolePage>
      <PageHeader title={title} description={description} action={buy} />
      <LandlordOnly permission="viewWallet">{children}</LandlordOnly>
    </ConsolePage>
  );
}
