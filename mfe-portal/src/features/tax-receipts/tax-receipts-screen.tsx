import { useMessages } from '@porchlight/client';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { LandlordOnly } from '../../shared/landlord-only/landlord-only.tsx';
import { taxReceiptsMessages } from './messages/catalog.ts';
import { ReceiptList } from './receipt-list.tsx';
import { TaxInformationCard } from './tax-information/tax-information-card.tsx';

/** Renders the receipts of the landlord's company and what they state about it. */
export function TaxReceiptsScreen() {
  const t = useMessages(taxReceiptsMessages);
  return (
    <ConsolePage>
      <PageHeader title={t('title')} description={t('description')} />
      <LandlordOnly permission="viewTaxReceipts">
        <TaxInformationCard />
        <ReceiptList />
      </LandlordOnly>
    </ConsolePage>
  );
}
