import { useMessages } from '@porchlight/client';
import { ListCard, PageMessage } from '@porchlight/console-ui';
import { ecommerceMessages } from '../messages/catalog.ts';
import type { TabProps } from '../tab-props.ts';

/** Credit bundles. */
export function BundlesTab({ tabs }: TabProps) {
  const t = useMessages(ecommerceMessages);
  return (
    <ListCard {...tabs}>
      <PageMessage>{t('noBundles')}</PageMessage>
    </ListCard>
  );
}
