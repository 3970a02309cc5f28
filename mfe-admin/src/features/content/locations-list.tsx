import { useMessages, usePermission } from '@porchlight/client';
import { Link, useLocation, useSearchParams } from '@porchlight/client/router';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { ResourceListContent } from '@porchlight/resource-kit';
import { cities, provinces } from './resources.ts';
import { resourceMessages } from './messages/catalog.ts';

/** Screen of cities and provinces, as two tabs; a third one is the trash of the cities. */
export function LocationsList() {
  const t = useMessages(resourceMessages);
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const mayModify = usePermission(cities.resource.permissions.modify);
  const mayViewProvinces = usePermission(provinces.resource.permissions.view);
  const isProvinces = mayViewProvinces && params.get('tab') === 'provinces';
  const isTrash = !isProvinces && params.get('trash') === 'true';
  const views = [
    { key: 'cities', label: t('locations.cities'), to: pathname, isCurrent: !isProvinces && !isTrash },
    ...(mayViewProvinces
      ? [{ key: 'provinces', label: t('locations.provinces'), to: provinces.paths.list, isCurrent: isProvinces }]
      : []),
    ...(mayModify
      ? [{ key: 'trash', label: t('locations.trash'), to: `${pathname}?trash=true`, isCurrent: isTrash }]
      : []),
  ];
  return (
    <ConsolePage>
      <PageHeader
        title={t('locations.title')}
        description={t('locations.description')}
        action={<Link to="/admin/metropolitan-areas">{t('metroAreas.title')}</Link>}
      />
      <ResourceListContent
        key={isProvinces ? 'provinces' : 'cities'}
        screens={isProvinces ? provinces : cities}
        views={views}
        viewsLabel={t('locations.tabs')}
      />
    </ConsolePage>
  );
}
