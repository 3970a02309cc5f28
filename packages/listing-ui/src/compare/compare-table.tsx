import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { Listing } from '@porchlight/contracts/catalog';
import { classNames } from '@porchlight/ui';
import { addressLine } from '../card/facts.ts';
import { HouseScene } from '../card/house-scene.tsx';
import { PhotoPicture } from '../card/photo-picture.tsx';
import { cardMessages } from '../messages/catalog.ts';
import { useCompareRows, type CompareRow } from './compare-rows.ts';
import css from './compare-table.module.css';

/**
 * Comparison table with one column per listing. The row labels are sticky; phones swipe the columns; focusing the links
 * in the header scrolls by keyboard.
 */
export function CompareTable({
  listings,
  more = [],
}: {
  readonly listings: readonly Listing[];
  /** Additional rows of the page. */ readonly more?: readonly CompareRow[];
}) {
  const t = useMessages(cardMessages);
  const rows = [...useCompareRows(), ...more];
  return (
    <div className={css.scroll} role="region" aria-label={t('compareName')}>
      <table className={css.table}>
        <thead>
          <tr>
            <td className={css.corner} />
            {listings.map((listing) => (
              <th key={listing.id} scope="col">
                <ColumnHead listing={listing} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, valueOf }) => {
            const values = listings.map(valueOf);
            const areSame = new Set(values).size === 1;
            return (
              <tr key={key} className={classNames(areSame && css.same)}>
                <th scope="row">{label}</th>
                {listings.map((listing, at) => (
                  <td key={listing.id}>{values[at]}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function ColumnHead({ listing }: { readonly listing: Listing }) {
  const photo = listing.photos[0];
  return (
    <>
      {photo ? <PhotoPicture photo={photo} sizes="240px" className={css.photo} /> : <HouseScene />}
      <Link to={listing.url}>{addressLine(listing)}</Link>
    </>
  );
}
