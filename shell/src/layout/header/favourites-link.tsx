import { useFavouriteIds, useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { Icon } from '@porchlight/ui';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import { useEffect, useRef } from 'react';
import { shellMessages } from '../../messages/catalog.ts';
import css from './header.module.css';

/** Renders the My Picks link with the number of favourites, which is animated when it changes. */
export function FavouritesLink() {
  const t = useMessages(shellMessages);
  const count = useFavouriteIds().length;
  const badge = useRef<HTMLSpanElement>(null);
  const last = useRef(count);
  useEffect(() => {
    if (last.current !== count && !window.matchMedia('(prefers-reduced-motion: reduce)').matches)
      badge.current?.animate?.([{ scale: 1 }, { scale: 1.15 }, { scale: 1 }], 150);
    last.current = count;
  }, [count]);
  return (
    <Link to="/homes/favourites" className={css.picks} aria-label={t('myPicksCount', { count })}>
      <Icon of={count > 0 ? IconHeartFilled : IconHeart} size={24} className={css.heart} />
      <span className={css.wide}>{t('myPicks')}</span>
      {count > 0 && (
        <span ref={badge} className={css.count}>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
