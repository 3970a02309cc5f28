import { useFormat } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { Suggestion } from '@porchlight/contracts/catalog';
import { ChipLink } from '@porchlight/ui';
import css from '../page/page.module.css';

/** Links to locations with their listing counts. */
export function LocationLinks({
  locations,
  carriedQuery = '',
}: {
  readonly locations: readonly Suggestion[];
  readonly carriedQuery?: string | undefined;
}) {
  const format = useFormat();
  return (
    <ul className={css.places}>
      {locations.map(({ kind, id, name, url, count }) => (
        <li key={`${kind}-${id}`}>
          <ChipLink link={Link} to={url + (carriedQuery && `?${carriedQuery}`)}>
            {name} <span className={css.count}>{format.number(count)}</span>
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}
