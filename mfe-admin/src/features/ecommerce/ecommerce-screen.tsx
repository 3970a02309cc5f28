import { useMessages } from '@porchlight/client';
import { useSelector } from '@porchlight/client/redux';
import { Link, useLocation, useSearchParams } from '@porchlight/client/router';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { StaffOnly } from '@porchlight/resource-kit';
import { ecommerceMessages } from './messages/catalog.ts';
import { ecommerceTabs } from './tabs.ts';

/** Screen of what is sold, as tabs that are kept in the address. */
export function EcommerceScreen() {
  const t = useMessages(ecommerceMessages);
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const permissions = useSelector(({ session }) => session.permissions);
  const open = ecommerceTabs.filter(({ permission }) => permissions?.[permission]);
  const current = open.find(({ key }) => key === params.get('tab')) ?? open[0];
  const views = open.map(({ key, label }, at) => ({
    key,
    label: t(label),
    to: at === 0 ? pathname : `${pathname}?tab=${key}`,
    isCurrent: key === current?.key,
  }));
  return (
    <ConsolePage>
      <PageHeader title={t('title')} description={t('description')} action={current?.action && <current.action />} />
      <StaffOnly permission="viewEcommerce">
        {current && <current.content key={current.key} tabs={{ views, viewsLabel: t('tabs'), link: Link }} />}
      </StaffOnly>
    </ConsolePage>
  );
}
