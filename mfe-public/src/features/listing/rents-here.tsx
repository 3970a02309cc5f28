import { useFormat } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { Listing } from '@porchlight/contracts/catalog';
import { againstArea } from '@porchlight/listing-ui';
import { Card, classNames, Skeleton } from '@porchlight/ui';
import { useRef } from 'react';
import { LatePart } from '../../site/late-part.tsx';
import { lazyPart } from '../../site/lazy-part.ts';
import { useNear } from '../../site/use-near.ts';
import css from './listing.module.css';
import { useListingWords } from './words/catalogue.ts';

const rentLine = lazyPart(async () => (await import(/* webpackChunkName: "rent-line" */ './rent-line.tsx')).RentLine);
const sides = { below: 'rentsBelow', about: 'rentsAbout', above: 'rentsAbove' } as const;
const most = 4;

/** What such homes cost around here, and how this one stands to it; the line of the past months comes when the reader does. */
export function RentsHere({ home }: { readonly home: Listing }) {
  const t = useListingWords();
  const format = useFormat();
  const ref = useRef<HTMLElement>(null);
  const isNear = useNear(ref);
  const { areaMedian, rent, currency, city, provinceSlug, citySlug } = home;
  if (areaMedian === undefined) return null;
  const { side, share } = againstArea(rent, areaMedian);
  const size = home.beds >= most ? t('bedsMost') : t('bedsOption', { count: home.beds });
  return (
    <section className={css.section} ref={ref}>
      <h2>{t('rents', { city })}</h2>
      <Card isPadded className={css.rents}>
        <div>
          <p className={css.small}>{t('typical', { size })}</p>
          <p className={css.typical}>{format.money(areaMedian, currency)}</p>
          <p className={classNames(css.against, side === 'below' && css.below)}>
            {t(sides[side], { share: Math.round(share * 100) / 100 })}
          </p>
          <p className={css.small}>
            <Link
              to={`/homes/${provinceSlug}/${citySlug}/rent-trends${home.beds === 1 ? '' : `?beds=${Math.min(most, home.beds)}`}`}
            >
              {t('rentsMore', { city })}
            </Link>
          </p>
        </div>
        <div className={css.line}>
          <LatePart
            part={rentLine}
            props={{ home }}
            isWanted={isNear}
            place={<Skeleton shape="box" />}
            failed={() => <p>{t('rentsFailed')}</p>}
          />
        </div>
      </Card>
    </section>
  );
}
