import { useMessages } from '@porchlight/client';
import { useParams } from '@porchlight/client/router';
import { CreateForm, EditForm, type OpenForm } from '@porchlight/resource-kit';
import { ecommerceMessages } from '../messages/catalog.ts';
import { promoCodes } from '../offers/offer-screens.ts';
import { TakeOffSale } from '../offers/take-off-sale.tsx';
import { PromoExampleLine } from './promo-example-line.tsx';
import { PromoFields } from './promo-fields.tsx';
import { PromoUses } from './promo-uses.tsx';

/** Screen of a promo code; a new one without an id in the address. */
export function PromoCodeFormScreen() {
  const { id } = useParams();
  const Form = id ? EditForm : CreateForm;
  return <Form key={id} screens={promoCodes} fields={PromoFields} side={PromoSide} />;
}

function PromoSide(open: OpenForm) {
  const t = useMessages(ecommerceMessages);
  return (
    <>
      <PromoExampleLine promo={open.edited.body()} />
      <TakeOffSale {...open} label={t('promoCodes.end')} />
      {open.record && <PromoUses id={open.record.id} />}
    </>
  );
}
