import { useLanguage, useMessages } from '@porchlight/client';
import { LoadedPart, nameOf, RecordCreator, RecordEditor, type OpenForm } from '@porchlight/resource-kit';
import { Notice } from '@porchlight/ui';
import { ecommerceMessages } from '../messages/catalog.ts';
import { plans } from '../offers/offer-screens.ts';
import { TakeOffSale } from '../offers/take-off-sale.tsx';

/** Form of a membership plan; of a new one for the id `new`. */
export function PlanForm({ id }: { readonly id: string }) {
  const t = useMessages(ecommerceMessages);
  const language = useLanguage();
  if (id === 'new')
    return (
      <>
        <h2>{t('membershipPlans.new')}</h2>
        <RecordCreator screens={plans} />
      </>
    );
  return (
    <LoadedPart screens={plans} id={id}>
      {(record) => (
        <>
          <h2>{nameOf(plans, record, language)}</h2>
          <RecordEditor screens={plans} record={record} side={PlanSide} />
        </>
      )}
    </LoadedPart>
  );
}

function PlanSide(open: OpenForm) {
  const t = useMessages(ecommerceMessages);
  return (
    <>
      {open.record?.['isSold'] === true && <Notice>{t('membershipPlans.soldNote')}</Notice>}
      <TakeOffSale {...open} label={t('membershipPlans.takeOffSale')} />
    </>
  );
}
