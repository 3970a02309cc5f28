import { Link } from '@porchlight/client/router';
import { classNames, LinkButton } from '@porchlight/ui';
import type { ReactNode } from 'react';
import { PlaceSearch } from '../place-search/place-search.tsx';
import { usePublicWords } from '../words/catalogue.ts';
import { Door } from './door.tsx';
import css from './site.module.css';

export interface LostProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
  readonly acts?: ReactNode;
}
/** A page that is not there: a closed door, and the ways on. The address answers 404 or 410 by its head. */
export function Lost({ title, text, children, acts }: LostProps) {
  const t = usePublicWords();
  return (
    <div className={classNames(css.page, css.lost)}>
      <Door />
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      {children}
      <div className={css.search}>
        <PlaceSearch size="large" />
      </div>
      <div className={css.acts}>
        {acts ?? (
          <>
            <LinkButton link={Link} to="/">
              {t('goHome')}
            </LinkButton>
            <LinkButton link={Link} to="/homes">
              {t('allPlaces')}
            </LinkButton>
            <LinkButton link={Link} to="/homes/favourites">
              {t('picksTitle')}
            </LinkButton>
          </>
        )}
      </div>
    </div>
  );
}
