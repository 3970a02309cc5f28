import { useFormat } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { MappedListing } from '@porchlight/contracts/catalog';
import { placeOf, useFacts } from '@porchlight/listing-ui';
import { classNames, LinkButton } from '@porchlight/ui';
import { useEffect, useRef } from 'react';
import { HomeThumb } from '../../own-homes/home-thumb.tsx';
import { Distances } from '../../places/distances.tsx';
import { useOwnWords } from '../../own-homes/words/catalogue.ts';
import { KindMark } from './kind-mark.tsx';
import css from './my-map.module.css';

interface Props {
  readonly home: MappedListing;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}
/** A home of the list: a press chooses it on the map too, and says how far it is. */
export function FollowedHome({ home, isSelected, onSelect }: Props) {
  const t = useOwnWords();
  const format = useFormat();
  const facts = useFacts()(home);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSelected) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  return (
    <div ref={box} className={classNames(css.home, isSelected && css.selected)}>
      <button type="button" className={css.pick} aria-pressed={isSelected} onClick={onSelect}>
        <HomeThumb home={home} />
        <span className={css.what}>
          <span className={css.marks}>
            <strong>{format.money(home.rent, home.currency)}</strong>
            {home.reasons.map((kind) => (
              <KindMark key={kind} kind={kind} />
            ))}
          </span>
          <span>{placeOf(home)}</span>
          <span className={css.facts}>{facts}</span>
        </span>
      </button>
      {isSelected && (
        <>
          <Distances home={home} />
          <LinkButton
            look="primary"
            size="small"
            link={Link}
            to={home.url}
            aria-label={`${t('openHome')}: ${placeOf(home)}`}
          >
            {t('openHome')}
          </LinkButton>
        </>
      )}
    </div>
  );
}
