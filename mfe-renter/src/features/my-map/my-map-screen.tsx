import { api, useFormat, useLanguage } from '@porchlight/client';
import { Link, useNavigate } from '@porchlight/client/router';
import { mapReasons, type MapMarker, type MappedListing, type PointOfInterest, type PointsOfInterestAnswer } from '@porchlight/contracts/catalog';
import type { MapLine } from '@porchlight/listing-ui/map';
import { Button, Chip, classNames, EmptyState, LinkButton, Notice } from '@porchlight/ui';
import { useMemo, useState } from 'react';
import { useOwnWords } from '../../words/own/catalogue.ts';
import { LateMap } from '../../own-homes/late-map.tsx';
import own from '../../own-homes/own-homes.module.css';
import { WaitingHomes } from '../../own-homes/waiting-homes.tsx';
import { placeIcons } from '../../places/place-icons.ts';
import css from './my-map.module.css';

type Reason = MappedListing['reasons'][number];
const kindWords = { inquiry: 'kindInquiry', favourite: 'kindFavourite', recommended: 'kindRecommended' } as const;
const letterWords = { inquiry: 'letterInquiry', favourite: 'letterFavourite', recommended: 'letterRecommended' } as const;

/** The homes that the renter follows and their places on one map, in step with a list. */
export default function MyMapScreen() {
  const t = useOwnWords();
  const { data, isError, refetch } = api.useListPointsOfInterestQuery({ query: { lang: useLanguage() } }, { refetchOnMountOrArgChange: true });
  const isEmpty = data?.listings.length === 0 && data.pointsOfInterest.length === 0;
  return (
    <div className={own.page}>
      <div className={own.head}><h1 tabIndex={-1}>{t('myMap')}</h1>{data && <p role="status">{t('count', { count: data.listings.length })}</p>}</div>
      {isError && <Notice tone="danger" role="alert" className={own.notice} acts={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}>{t('myMapFailed')}</Notice>}
      {!data && !isError && <WaitingHomes />}
      {isEmpty && <EmptyState acts={<><LinkButton look="primary" link={Link} to="/homes">{t('findHome')}</LinkButton><LinkButton link={Link} to="/admin/recommended-listings">{t('seeRecommended')}</LinkButton></>}>{t('mapEmpty')}</EmptyState>}
      {data && !isEmpty && <Followed answer={data} />}
    </div>
  );
}

const markerOf = ({ id, latitude, longitude, rent, currency, beds, address, featured }: MappedListing): MapMarker => ({ id, latitude, longitude, count: 1, rentMin: rent, currency, beds, address, featured });

function Followed({ answer: { listings, pointsOfInterest: places } }: { readonly answer: PointsOfInterestAnswer }) {
  const t = useOwnWords();
  const navigate = useNavigate();
  const [hidden, setHidden] = useState<ReadonlySet<Reason>>(new Set());
  const [selectedId, setSelected] = useState<string>();
  const shown = useMemo(() => listings.filter(({ reasons }) => reasons.some((reason) => !hidden.has(reason))), [listings, hidden]);
  const markers = useMemo(() => shown.map(markerOf), [shown]);
  const pois = useMemo(() => places.map((place) => ({ ...place, icon: placeIcons[place.icon] })), [places]);
  const lines = useLines(shown.find(({ id }) => id === selectedId), places);
  const toggle = (reason: Reason) => setHidden((now) => new Set(now.has(reason) ? [...now].filter((one) => one !== reason) : [...now, reason]));
  const open = (id: string) => { const home = listings.find((one) => one.id === id); if (home) navigate(home.url); };
  return (
    <>
      <div className={css.toggles} role="group" aria-label={t('mapOf')}>
        {mapReasons.map((reason) => <Chip key={reason} isOn={!hidden.has(reason)} aria-pressed={!hidden.has(reason)} onClick={() => toggle(reason)}><Mark reason={reason} />{t(kindWords[reason], { count: listings.filter(({ reasons }) => reasons.includes(reason)).length })}</Chip>)}
      </div>
      <div className={css.two}>
        <div className={css.list}>
          {shown.length === 0 && <p>{t('nothingChosen')}</p>}
          <ul>{shown.map((home) => <li key={home.id}><Home home={home} places={places} isSelected={home.id === selectedId} onSelect={() => setSelected(home.id)} /></li>)}</ul>
          {places.length > 0 && <p className={css.rule}>{t('walkRule')}</p>}
        </div>
        <LateMap markers={markers} pois={pois} lines={lines} selectedId={selectedId} onSelect={(id) => setSelected(id ?? undefined)} onOpen={open} />
      </div>
    </>
  );
}

/** A kind by shape, colour and letter, so that none of them is needed alone. */
const Mark = ({ reason }: { readonly reason: Reason }) => <span className={classNames(css.mark, css[reason])} aria-hidden="true">{useOwnWords()(letterWords[reason])}</span>;

function useLines(home: MappedListing | undefined, places: readonly PointOfInterest[]): MapLine[] {
  const t = useOwnWords();
  const format = useFormat();
  return (home?.distances ?? []).flatMap(({ pointOfInterestId, metres, walkMinutes }) => {
    const place = places.find(({ id }) => id === pointOfInterestId);
    return home && place ? [{ from: home, to: place, label: t('walk', { minutes: walkMinutes, distance: format.distance(metres / 1_000) }) }] : [];
  });
}

function Home({ home, places, isSelected, onSelect }: { readonly home: MappedListing; readonly places: readonly PointOfInterest[]; readonly isSelected: boolean; readonly onSelect: () => void }) {
  const t = useOwnWords();
  const format = useFormat();
  const name = home.address ? `${home.address}, ${home.city}` : home.city;
  return (
    <div className={classNames(css.home, isSelected && css.selected)}>
      <button type="button" className={css.pick} aria-pressed={isSelected} onClick={onSelect}>
        <span className={css.marks}>{home.reasons.map((reason) => <Mark key={reason} reason={reason} />)}</span>
        <strong>{format.money(home.rent, home.currency)}</strong><span>{name}</span>
      </button>
      {isSelected && home.distances.map(({ pointOfInterestId, metres, walkMinutes }) => {
        const place = places.find(({ id }) => id === pointOfInterestId);
        return place && <p key={pointOfInterestId}>{t('walkTo', { place: place.name, minutes: walkMinutes, distance: format.distance(metres / 1_000) })}</p>;
      })}
      <LinkButton look={isSelected ? 'primary' : 'outline'} size="small" link={Link} to={home.url} aria-label={`${t('openHome')}: ${name}`}>{t('openHome')}</LinkButton>
    </div>
  );
}
