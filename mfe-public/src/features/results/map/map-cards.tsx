import { api, useLanguage } from '@porchlight/client';
import type { ListingCard } from '@porchlight/contracts/catalog';
import { SmallCard } from '@porchlight/listing-ui/map';
import { IconButton } from '@porchlight/ui';
import IconNext from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useEffect, useRef } from 'react';
import { useResultsWords } from '../words/catalogue.ts';
import { usePointing, type PointedHome } from '../pointed-home.ts';
import type { Results } from '../use-results.ts';
import css from './map.module.css';

/** The homes of the list; a pin that was chosen and is not among them comes first. */
function useRow(listed: readonly ListingCard[], selectedId: string | undefined): readonly ListingCard[] {
  const lang = useLanguage();
  const isMissing = selectedId !== undefined && !listed.some(({ id }) => id === selectedId);
  const { currentData } = api.useGetMapMarkerInfoQuery(
    { query: { ids: [selectedId ?? ''], lang } },
    { skip: !isMissing },
  );
  return isMissing && currentData ? [...currentData.listings, ...listed] : listed;
}

/** The home whose card lies at the left edge of the row. */
function homeInView(row: HTMLElement): string | undefined {
  const left = row.getBoundingClientRect().left;
  const near = [...row.children].find((card) => card.getBoundingClientRect().right > left + 60);
  return near instanceof HTMLElement ? near.dataset['home'] : undefined;
}

const none: readonly ListingCard[] = [];
/** The homes under the map of a phone: swiped or stepped through, each lights its pin; a pin brings its card. */
export function MapCards({ results, pointed }: { readonly results: Results; readonly pointed: PointedHome }) {
  const t = useResultsWords();
  const row = useRef<HTMLUListElement>(null);
  const { selectedId } = usePointing(pointed);
  const homes = useRow(results.answer?.listings ?? none, selectedId);
  const at = homes.findIndex(({ id }) => id === selectedId);
  useEffect(() => {
    const card = row.current?.querySelector(`[data-home="${selectedId ?? ''}"]`);
    if (row.current && card && homeInView(row.current) !== selectedId)
      card.scrollIntoView({ block: 'nearest', inline: 'start' });
  }, [selectedId, homes]);
  if (homes.length === 0) return null;
  const choose = (id: string | undefined) => {
    if (id) pointed.point({ selectedId: id });
  };
  return (
    <div className={css.cards}>
      <ul
        ref={row}
        className={css.row}
        aria-label={t('homesOnMap')}
        onScrollEnd={(event) => choose(homeInView(event.currentTarget))}
      >
        {homes.map((home) => (
          <li key={home.id} data-home={home.id} className={css.card}>
            <SmallCard home={home} />
          </li>
        ))}
      </ul>
      <IconButton
        icon={IconNext}
        label={t('nextHome')}
        className={css.next}
        onClick={() => choose(homes[(at + 1) % homes.length]?.id)}
      />
    </div>
  );
}
