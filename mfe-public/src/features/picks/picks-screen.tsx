import { api, dialogOpened, toggleFavourite, useFavouriteIds, useLanguage, useSession } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import { CardGrid, CardSkeleton, PicksGrid } from '@porchlight/listing-ui';
import { Button, classNames, EmptyState, Icon, LinkButton, Notice } from '@porchlight/ui';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { useCallback, useState } from 'react';
import site from '../../site/site.module.css';
import { usePublicWords } from '../../words/catalogue.ts';
import css from './picks.module.css';

/** The homes of this visitor: a guest's from this device, a renter's own. */
export default function PicksScreen() {
  const t = usePublicWords();
  const ids = useFavouriteIds();
  const { isRestored } = useSession();
  const dispatch = useDispatch();
  const toggle = useCallback((id: string) => { void dispatch(toggleFavourite(id)); }, [dispatch]);
  return (
    <div className={classNames(site.page, css.page)}>
      <div className={css.head}><h1 tabIndex={-1}>{t('picksTitle')}</h1>{isRestored && <p role="status">{t('picksCount', { count: ids.length })}</p>}</div>
      {isRestored ? <Picks ids={ids} onToggle={toggle} /> : <Waiting />}
    </div>
  );
}

const Waiting = () => <div aria-busy="true"><CardGrid>{[0, 1, 2].map((at) => <li key={at}><CardSkeleton /></li>)}</CardGrid></div>;

/** The ids that are asked for: those there were at first and those that came, so that a removed home can still be brought back. */
function useAskedIds(ids: readonly string[]): readonly string[] {
  const [asked, setAsked] = useState(ids);
  const isGrown = ids.some((id) => !asked.includes(id));
  if (isGrown) setAsked([...ids, ...asked.filter((id) => !ids.includes(id))]);
  return asked;
}

const perPage = 60;
function Picks({ ids, onToggle }: { readonly ids: readonly string[]; readonly onToggle: (id: string) => void }) {
  const t = usePublicWords();
  const asked = useAskedIds(ids);
  const { data, currentData, isError, refetch } = api.useListGuestFavouritesQuery({ query: { favourites: [...asked], perPage, lang: useLanguage() } }, { skip: asked.length === 0 });
  const picks = (currentData ?? data)?.listings ?? [];
  if (asked.length === 0) return <NoPicks />;
  return (
    <>
      <DeviceOnly />
      {isError && <Notice tone="warn" role="alert" className={css.notice} acts={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}>{t('picksFailed')}</Notice>}
      {!data && !isError ? <Waiting /> : <PicksGrid picks={picks} onToggle={onToggle} />}
      {ids.length === 0 && <NoPicks />}
    </>
  );
}

function DeviceOnly() {
  const t = usePublicWords();
  const { user } = useSession();
  const dispatch = useDispatch();
  if (user) return null;
  return <Notice className={css.notice} title={t('deviceOnly')} acts={<Button onClick={() => dispatch(dialogOpened('login'))}>{t('signUp')}</Button>}>{t('deviceOnlyText')}</Notice>;
}

function NoPicks() {
  const t = usePublicWords();
  return <EmptyState picture={<div className={css.picture}><Icon of={IconHeart} size={32} /></div>} acts={<LinkButton look="primary" link={Link} to="/homes">{t('findHome')}</LinkButton>}>{t('picksEmpty')}</EmptyState>;
}
