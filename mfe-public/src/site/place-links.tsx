import { useFormat } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { Suggestion } from '@porchlight/contracts/catalog';
import { ChipLink } from '@porchlight/ui';
import css from './site.module.css';

/** Places as links with their number of homes. */
export function PlaceLinks({
  places,
  keeps = '',
}: {
  readonly places: readonly Suggestion[];
  readonly keeps?: string | undefined;
}) {
  const format = useFormat();
  return (
    <ul className={css.places}>
      {places.map(({ kind, id, name, url, count }) => (
        <li key={`${kind}-${id}`}>
          <ChipLink link={Link} to={url + (keeps && `?${keeps}`)}>
            {name} <span className={css.count}>{format.number(count)}</span>
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}
