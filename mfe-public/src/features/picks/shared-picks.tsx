import { api, toggleFavourite, useFavouriteIds, useLanguage } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import type { ListingCard as Home } from '@porchlight/contracts/catalog';
import { CardGrid, isOpen, ListingCard } from '@porchlight/listing-ui';
import { Button, EmptyState, LinkButton, Notice } from '@porchlight/ui';
import { usePicksWords } from './words/catalogue.ts';
import css from './picks.module.css';
import { Waiting } from './waiting.tsx';

/** Homes that somebody else sent as a link: looked at without changing one's own list. */
export function SharedPicks({ ids }: { readonly ids: readonly string[] }) {
  const t = usePicksWords();
  const { data, isError, refetch } = api.useListGuestFavouritesQuery({
    query: { favourites: [...ids], perPage: 60, lang: useLanguage() },
  });
  const homes = data?.listings.filter(isOpen);
  return (
    <>
      <div className={css.head}>
        <h1 tabIndex={-1}>{t('sharedPicks')}</h1>
        {homes && <p role="status">{t('picksCount', { count: homes.length })}</p>}
      </div>
      {isError && (
        <Notice
          tone="warn"
          role="alert"
          className={css.notice}
          acts={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
        >
          {t('resultsFailed')}
        </Notice>
      )}
      <div className={css.bar}>
        <KeepAll ids={homes?.map(({ id }) => id) ?? []} />
        <LinkButton link={Link} to="/homes/favourites">
          {t('myOwnPicks')}
        </LinkButton>
      </div>
      {homes ? <SharedHomes homes={homes} gone={ids.length - homes.length} /> : !isError && <Waiting />}
    </>
  );
}

function SharedHomes({ homes, gone }: { readonly homes: readonly Home[]; readonly gone: number }) {
  const t = usePicksWords();
  if (homes.length === 0)
    return (
      <EmptyState
        title={t('sharedNone')}
        acts={
          <LinkButton look="primary" link={Link} to="/homes">
            {t('findHome')}
          </LinkButton>
        }
      />
    );
  return (
    <>
      {gone > 0 && <Notice className={css.notice}>{t('sharedGone', { count: gone })}</Notice>}
      <CardGrid>
        {homes.map((home, at) => (
          <li key={home.id}>
            <ListingCard home={home} isFirst={at < 2} />
          </li>
        ))}
      </CardGrid>
    </>
  );
}

function KeepAll({ ids }: { readonly ids: readonly string[] }) {
  const t = usePicksWords();
  const dispatch = useDispatch();
  const kept = useFavouriteIds();
  const missing = ids.filter((id) => !kept.includes(id));
  if (missing.length === 0) return null;
  const keepAll = async () => {
    for (const id of [...missing].reverse()) await dispatch(toggleFavourite(id));
  };
  return (
    <Button look="primary" onClick={() => void keepAll()}>
      {t('keepAll', { count: missing.length })}
    </Button>
  );
}
