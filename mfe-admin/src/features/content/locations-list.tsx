import { useMessages } from '@porchlight/client';
import { Link, useLocation, useSearchParams } from '@porchlight/client/router';
import { ConsolePage, ListCard, PageHeader, PageMessage } from '@porchlight/console-ui';
import { ResourceListContent } from '@porchlight/resource-kit';
import { provinces } from './resources.ts';
import { resourceMessages } from './messages/catalog.ts';

/** Screen of cities and provinces, as two tabs; cities come with a later release. */
export function LocationsList() {
  const t = useMessages(resourceMessages);
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const isCities = params.get('tab') === 'cities';
  const views = [
    { key: 'cities', label: t('locations.cities'), to: `${pathname}?tab=cities`, isCurrent: isCities },
    { key: 'provinces', label: t('locations.provinces'), to: pathname, isCurrent: !isCities },
  ];
  return (
    <ConsolePage>
      <PageHeader title={t('provinces.title')} description={t('provinces.description')} />
      {isCities ? (
        <ListCard views={views} viewsLabel={t('locations.tabs')} link={Link}>
          <PageMessage title={t('locations.later')}>{t('locations.laterText')}</PageMessage>
        </ListCard>
      ) : (
        <ResourceListContent screens={provinces} views={views} viewsLabel={t('locations.tabs')} />
      )}
    </ConsolePage>
  );
}
