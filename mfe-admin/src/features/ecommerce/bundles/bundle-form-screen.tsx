import { useMessages } from '@porchlight/client';
import { useParams } from '@porchlight/client/router';
import { CreateForm, EditForm, type OpenForm } from '@porchlight/resource-kit';
import { Notice } from '@porchlight/ui';
import { ecommerceMessages } from '../messages/catalog.ts';
import { bundles } from '../offers/offer-screens.ts';
import { TakeOffSale } from '../offers/take-off-sale.tsx';
import { BundlePreview } from './bundle-preview.tsx';

/** Screen of a credit bundle; a new one without an id in the address. */
export function BundleFormScreen() {
  const { id } = useParams();
  const Form = id ? EditForm : CreateForm;
  return <Form key={id} screens={bundles} side={BundleSide} />;
}

function BundleSide(open: OpenForm) {
  const t = useMessages(ecommerceMessages);
  return (
    <>
      <BundlePreview bundle={open.edited.body()} />
      {open.record?.isSold === true && <Notice>{t('creditBundles.soldNote')}</Notice>}
      <TakeOffSale {...open} label={t('creditBundles.takeOffSale')} />
    </>
  );
}
