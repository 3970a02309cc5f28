import type { ListingCard as Home } from '@porchlight/contracts/catalog';
import { ListingCard } from '@porchlight/listing-ui';
import { OwnDistance } from '../../site/own-distance.tsx';
import { useResultsWords } from './words/catalogue.ts';
import { useIsLit, type PointedHome } from './pointed-home.ts';
import css from './results.module.css';

// As wide as it is drawn: beside the map two in a row, without it four, one on phones.
const sizes = '(min-width: 1280px) 340px, (min-width: 1024px) 46vw, (min-width: 640px) 50vw, 100vw';

/** A home of the list: the pointer or the focus on it lights its pin, and its pin lights it. */
export function HomeItem({
  home,
  isFirst,
  pointed,
  match,
}: {
  readonly home: Home;
  readonly isFirst: boolean;
  readonly pointed: PointedHome;
  /** What its landlord wrote around the words that were searched for. */ readonly match?: string | undefined;
}) {
  const t = useResultsWords();
  const isLit = useIsLit(pointed, home.id);
  const enter = () => pointed.point({ hoveredId: home.id });
  const leave = () => pointed.point({ hoveredId: undefined });
  return (
    <li
      className={isLit ? css.lit : undefined}
      onMouseEnter={enter}
      onMouseLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      <ListingCard
        home={home}
        isFirst={isFirst}
        sizes={sizes}
        near={<OwnDistance home={home} />}
        foot={match && <p className={css.match}>{t('matches', { text: match })}</p>}
      />
    </li>
  );
}
