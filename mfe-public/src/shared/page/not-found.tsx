import { Link } from '@porchlight/client/router';
import { classNames, LinkButton } from '@porchlight/ui';
import type { ReactNode } from 'react';
import { LocationSearch } from '../locations/location-search.tsx';
import { usePublicMessages } from '../../messages/catalog.ts';
import { DoorIllustration } from './door-illustration.tsx';
import css from './page.module.css';

export interface NotFoundProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
  readonly acts?: ReactNode;
}
/** Page without what was asked for: a location search and links to continue. The head sets the status. */
export function NotFound({ title, text, children, acts }: NotFoundProps) {
  const t = usePublicMessages();
  return (
    <div className={classNames(css.page, css.lost)}>
      <DoorIllustration />
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      {children}
      <div className={css.search}>
        <LocationSearch size="large" />
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
