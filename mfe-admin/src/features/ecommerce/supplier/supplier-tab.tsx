import { useMessages } from '@porchlight/client';
import { supplierId, supplierResource } from '@porchlight/contracts/commerce';
import { ListCard } from '@porchlight/console-ui';
import { LoadedPart, RecordEditor, type ResourceScreens } from '@porchlight/resource-kit';
import { Notice } from '@porchlight/ui';
import { ecommerceMessages } from '../messages/catalog.ts';
import type { TabProps } from '../tab-props.ts';
import css from '../tab.module.css';

const supplier: ResourceScreens = {
  resource: supplierResource,
  messages: ecommerceMessages,
  name: 'legalName',
  paths: { list: '/admin/ecommerce?tab=supplier' },
};

/** The company that sells the credits, as receipts state it. */
export function SupplierTab({ tabs }: TabProps) {
  const t = useMessages(ecommerceMessages);
  return (
    <>
      <ListCard {...tabs}>
        <p className={css.intro}>{t('supplier.description')}</p>
      </ListCard>
      <LoadedPart screens={supplier} id={supplierId}>
        {(record) => (
          <>
            {record['legalName'] === '' && <Notice tone="warn">{t('supplier.missing')}</Notice>}
            <RecordEditor screens={supplier} record={record} />
          </>
        )}
      </LoadedPart>
    </>
  );
}
