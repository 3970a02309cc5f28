import { useWords } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { Listing } from '@porchlight/contracts/catalog';
import { classNames } from '@porchlight/ui';
import { placeOf } from '../card/facts.ts';
import { HouseScene } from '../card/house-scene.tsx';
import { PhotoPicture } from '../card/photo-picture.tsx';
import { homeWords } from '../words/catalogue.ts';
import { useCompareRows, type CompareRow } from './compare-rows.ts';
import css from './compare-table.module.css';

/** Homes side by side, a column each; the names of the lines stay in sight, on phones the columns are swiped; the keyboard scrolls by the links of the heads. */
export function CompareTable({
  homes,
  more = [],
}: {
  readonly homes: readonly Listing[];
  /** Lines of the page's own. */ readonly more?: readonly CompareRow[];
}) {
  const t = useWords(homeWords);
  const rows = [...useCompareRows(), ...more];
  return (
    <div className={css.scroll} role="region" aria-label={t('compareName')}>
      <table className={css.table}>
        <thead>
          <tr>
            <td className={css.corner} />
            {homes.map((home) => (
              <th key={home.id} scope="col">
                <ColumnHead home={home} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, valueOf }) => {
            const values = homes.map(valueOf);
            const areSame = new Set(values).size === 1;
            return (
              <tr key={key} className={classNames(areSame && css.same)}>
                <th scope="row">{label}</th>
                {homes.map((home, at) => (
                  <td key={home.id}>{values[at]}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function ColumnHead({ home }: { readonly home: Listing }) {
  const photo = home.photos[0];
  return (
    <>
      {photo ? <PhotoPicture photo={photo} sizes="240px" className={css.photo} /> : <HouseScene />}
      <Link to={home.url}>{placeOf(home)}</Link>
    </>
  );
}
