import { useMessages } from '@porchlight/client';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { Button, Skeleton } from '@porchlight/ui';
import { lazy, Suspense, useState } from 'react';
import { listingMessages } from '../messages/catalog.ts';
import { FactGroup } from './fact-group.tsx';
import css from './facts.module.css';
import { useFact } from './use-fact.ts';

const PositionMap = lazy(() =>
  import(/* webpackChunkName: "position-map" */ './position-map.tsx').then((map) => ({ default: map.PositionMap })),
);

/** Address and position of a home, with a map on request. */
export function AddressFacts({ listing }: { readonly listing: OwnListing }) {
  const t = useMessages(listingMessages);
  const { fact, optional, yesNo } = useFact();
  const [isMapOpen, setMapOpen] = useState(false);
  const { street, unitNumber, city, province, postalCode, latitude, longitude, isPinConfirmed } = listing;
  return (
    <FactGroup
      title={t('group.address')}
      facts={[
        fact('street', street),
        optional('unitNumber', unitNumber || undefined),
        fact('city', `${city}, ${province}`),
        fact('postalCode', postalCode),
        fact('position', `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`),
        yesNo('isPinConfirmed', isPinConfirmed),
        yesNo('hideExactAddress', listing.hideExactAddress),
      ]}
    >
      {!isMapOpen && (
        <div>
          <Button onClick={() => setMapOpen(true)}>{t('showMap')}</Button>
        </div>
      )}
      {isMapOpen && (
        <div className={css.map}>
          <Suspense fallback={<Skeleton shape="box" />}>
            <PositionMap listing={listing} />
          </Suspense>
        </div>
      )}
    </FactGroup>
  );
}
