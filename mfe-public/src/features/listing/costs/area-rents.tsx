import { useFormat } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { Listing } from '@porchlight/contracts/catalog';
import { compareToArea } from '@porchlight/listing-ui';
import { Card, classNames, Skeleton } from '@porchlight/ui';
import { useRef } from 'react';
import { DeferredPart } from '../../../shared/loading/deferred-part.tsx';
import { lazyPart } from '../../../shared/loading/lazy-part.ts';
import { useNearViewport } from '../../../shared/loading/use-near-viewport.ts';
import costs from './costs.module.css';
import css from '../listing.module.css';
import { useListingMessages } from '../messages/catalog.ts';

const rentHistoryChart = lazyPart(
  async () => (await import(/* webpackChunkName: "rent-line" */ './rent-history-chart.tsx')).RentHistoryChart,
);
const sides = { below: 'rentsBelow', about: 'rentsAbout', above: 'rentsAbove' } as const;
const maxBeds = 4;

/**
 * Compares the rent with similar listings in the area; the rent history chart loads when the reader scrolls near it.
 */
export function AreaRents({ listing }: { readonly listing: Listing }) {
  const t = useListingMessages();
  const format = useFormat();
  const ref = useRef<HTMLElement>(null);
  const isNear = useNearViewport(ref);
  const { areaMedian, rent, currency, city, provinceSlug, citySlug } = listing;
  if (areaMedian === undefined) return null;
  const { side, share } = compareToArea(rent, areaMedian);
  const size = listing.beds >= maxBeds ? t('bedsMost') : t('bedsOption', { count: listing.beds });
  return (
    <section className={css.section} ref={ref}>
      <h2>{t('rents', { city })}</h2>
      <Card isPadded className={costs.rents}>
        <div>
          <p className={css.small}>{t('typical', { size })}</p>
          <p className={costs.typical}>{format.money(areaMedian, currency)}</p>
          <p className={classNames(costs.against, side === 'below' && costs.below)}>
            {t(sides[side], { share: Math.round(share * 100) / 100 })}
          </p>
          <p className={css.small}>
            <Link
              to={`/homes/${provinceSlug}/${citySlug}/rent-trends${listing.beds === 1 ? '' : `?beds=${Math.min(maxBeds, listing.beds)}`}`}
            >
              {t('rentsMore', { city })}
            </Link>
          </p>
        </div>
        <div className={costs.line}>
          <DeferredPart
            part={rentHistoryChart}
            props={{ listing }}
            isWanted={isNear}
            placeholder={<Skeleton shape="box" />}
            failed={() => <p>{t('rentsFailed')}</p>}
          />
        </div>
      </Card>
    </section>
  );
}
