import { useFormat } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { Currency } from '@porchlight/contracts';
import type { SimilarArea } from '@porchlight/contracts/catalog';
import css from './trends.module.css';
import { useTrendPageWords } from './words/catalogue.ts';

/** Places to compare with: what a home with one bedroom costs there, and the way to their own page. */
export function SimilarPlaces({
  places,
  currency,
}: {
  readonly places: readonly SimilarArea[];
  readonly currency: Currency;
}) {
  const t = useTrendPageWords();
  const format = useFormat();
  return (
    <section className={css.section}>
      <h2>{t('similar')}</h2>
      <ul className={css.places}>
        {places.map(({ kind, id, name, province, url, median }) => (
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
