import { useFormat } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { Listing } from '@porchlight/contracts/catalog';
import { compareToArea } from '@porchlight/listing-ui';
import { Card, classNames, Skeleton } from '@porchlight/ui';
import { lazyPart } from '../../../shared/loading/lazy-part.ts';
import { NearPart } from '../../../shared/loading/near-part.tsx';
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
  const { areaMedian, rent, currency, city, provinceSlug, citySlug } = listing;
  if (areaMedian === undefined) return null;
  const { side, share } = compareToArea(rent, areaMedian);
  const size = listing.beds >= maxBeds ? t('bedsMost') : t('bedsOption', { count: listing.beds });
  return (
    <section className={css.section}>
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
        <NearPart
          className={costs.line}
          part={rentHistoryChart}
          props={{ listing }}
          placeholder={<Skeleton shape="box" />}
        />
      </Card>
    </section>
  );
}
