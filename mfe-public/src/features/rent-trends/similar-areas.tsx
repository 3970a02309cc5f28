import { useFormat } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { Currency } from '@porchlight/contracts';
import type { SimilarLocation } from '@porchlight/contracts/catalog';
import css from './trends.module.css';
import { useTrendPageMessages } from './messages/catalog.ts';

/** Comparable areas with their median rent of a one-bedroom home, linked to their trends. */
export function SimilarAreas({
  areas,
  currency,
}: {
  readonly areas: readonly SimilarLocation[];
  readonly currency: Currency;
}) {
  const t = useTrendPageMessages();
  const format = useFormat();
  return (
    <section className={css.section}>
      <h2>{t('similar')}</h2>
      <ul className={css.areas}>
        {areas.map(({ kind, id, name, province, url, median }) => (
          <li key={`${kind}-${id}`}>
            <Link to={`${url}/rent-trends`}>
              {name}, {province}
            </Link>
            {median !== undefined && (
              <span>
                <b>{format.money(median, currency)}</b> {t('typical')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
