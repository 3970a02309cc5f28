import { Link } from '@porchlight/client/router';
import type { ListingCard as Home } from '@porchlight/contracts/catalog';
import { CardGrid, CardSkeleton, HouseScene } from '@porchlight/listing-ui';
import { Button, EmptyState, LinkButton, Notice, Pagination } from '@porchlight/ui';
import type { ReactNode } from 'react';
import { PlaceLinks } from '../../site/place-links.tsx';
import { EmailMe } from '../../save-search/email-me.tsx';
import { useResultsWords } from './words/catalogue.ts';
import type { FilterWords } from './filter-words.ts';
import { HomeItem } from './home-item.tsx';
import type { PointedHome } from './pointed-home.ts';
import { relaxed } from './relaxed.ts';
import { addressOf, alertSearchOf, hasWishes, keptText, withoutWishes } from './results-address.ts';
import { SaveSearch } from './save-search.tsx';
import css from './results.module.css';
import type { Results } from './use-results.ts';
import type { Wishes } from './use-wishes.ts';

export interface ListProps {
  readonly results: Results;
  readonly wishes: Wishes;
  readonly words: FilterWords;
  readonly search: string;
  readonly pointed: PointedHome;
}
const skeletons = 6;
const firstOnScreen = 2;

/** The homes in one of five states: loading, failed, none here, no match, or there they are. */
export function ResultsList(props: ListProps) {
  const { results } = props;
  const t = useResultsWords();
  if (results.isLoading)
    return (
      <section aria-busy="true" aria-label={t('loading')} className={css.cards}>
        <CardGrid>
          {Array.from({ length: skeletons }, (_, at) => (
            <li key={at}>
              <CardSkeleton />
            </li>
          ))}
        </CardGrid>
      </section>
    );
  const homes = results.answer?.listings ?? [];
  const failure = results.error && <Failed results={results} hasHomes={homes.length > 0} />;
  if (homes.length === 0) return failure ?? <Nothing {...props} />;
  return (
    <>
      {failure}
      <Homes {...props} homes={homes} />
    </>
  );
}

const Failed = ({ results, hasHomes }: { readonly results: Results; readonly hasHomes: boolean }) => {
  const t = useResultsWords();
  return (
    <Notice
      tone="danger"
      role="alert"
      className={css.notice}
      title={t('resultsFailed')}
      acts={<Button onClick={results.retry}>{t('tryAgain')}</Button>}
    >
      {hasHomes && t('stillShown')}
    </Notice>
  );
};

function Homes({ results, wishes, homes, pointed }: ListProps & { readonly homes: readonly Home[] }) {
  const t = useResultsWords();
  const { pagination, area, matches } = results.answer ?? {};
  return (
    <>
      {area?.clipped && (
        <p className={css.hint} role="status">
          {t('zoomIn')}
        </p>
      )}
      <div className={css.cards}>
        <CardGrid isDim={results.isStale}>
          {homes.map((home, at) => (
            <HomeItem
              key={home.id}
              home={home}
              isFirst={at < firstOnScreen}
              pointed={pointed}
              match={matches?.[home.id]}
            />
          ))}
        </CardGrid>
      </div>
      {pagination && (
        <Pagination
          label={t('pages')}
          previousLabel={t('previousPage')}
          nextLabel={t('nextPage')}
          pageLabel={(page) => t('pageN', { page })}
          current={pagination.currentPage}
          previous={pagination.prevPages}
          next={pagination.nextPages}
          addressOf={(page) => addressOf(wishes.base, wishes.filters, page)}
          link={Link}
        />
      )}
    </>
  );
}

function Nothing(props: ListProps) {
  const { results, wishes, search } = props;
  const t = useResultsWords();
  if (hasWishes(wishes.filters)) return <NoMatch {...props} />;
  const nearby = results.location?.locations ?? [];
  return (
    <Empty title={t('noneHere')} text={t('noneHereText', { place: results.location?.area.name ?? '' })}>
      {nearby.length > 0 ? (
        <PlaceLinks places={nearby} />
      ) : (
        <LinkButton link={Link} to="/homes">
          {t('allPlaces')}
        </LinkButton>
      )}
      <EmailMe search={alertSearchOf(wishes, search)} text={t('emailMe')} className={css.emailMe} />
    </Empty>
  );
}

function NoMatch({ results, wishes, words, search }: ListProps) {
  const { t } = words;
  const nearby = results.location?.locations.filter(({ count }) => count > 0).slice(0, 6) ?? [];
  return (
    <>
      <Empty title={t('noMatch')} text={t('noMatchText')}>
        {relaxed(results.answer?.relax ?? [], wishes.filters, words).map(({ key, text, filters }) => (
          <LinkButton key={key} link={Link} to={addressOf(wishes.base, filters)}>
            {text}
          </LinkButton>
        ))}
        <LinkButton link={Link} look="primary" to={addressOf(wishes.base, withoutWishes(wishes.filters))}>
          {t('resetFilters')}
        </LinkButton>
        <SaveSearch wishes={wishes} search={search} />
        <EmailMe search={alertSearchOf(wishes, search)} text={t('emailMe')} className={css.emailMe} />
      </Empty>
      {nearby.length > 0 && (
        <section className={css.section}>
          <h2>{t('sameNearby')}</h2>
          <PlaceLinks places={nearby} keeps={keptText(wishes.filters)} />
        </section>
      )}
    </>
  );
}
const Empty = ({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) => (
  <EmptyState
    picture={
      <div className={css.picture}>
        <HouseScene />
      </div>
    }
    title={title}
    acts={children}
  >
    {text}
  </EmptyState>
);
