import { Link } from '@porchlight/client/router';
import { useState } from 'react';
import { useSiteSettings } from '../../page/use-site-settings.ts';
import css from './logo.module.css';

/** Renders the site's logo and name with a link to the home page; without a custom logo, the default one. */
export function Logo() {
  const { siteName, company } = useSiteSettings();
  const [missing, setMissing] = useState<string>();
  const { logo, logoSize } = company;
  return (
    <Link to="/" className={css.logo}>
      {logo && logo !== missing ? (
        <img
          // An image that failed before this code ran fires no event any more.
          ref={(image) => void (image?.complete && !image.naturalWidth && setMissing(logo))}
          src={logo}
          alt=""
          {...logoSize}
          onError={() => setMissing(logo)}
        />
      ) : (
        <DefaultLogo />
      )}
      {siteName}
    </Link>
  );
}

const DefaultLogo = () => (
  <svg className={css.mark} viewBox="0 0 34 34" aria-hidden="true" focusable="false">
    <rect className={css.markTile} width="34" height="34" rx="9" />
    <path className={css.markWalls} d="M17 6.5 27 15v11a1.5 1.5 0 0 1-1.5 1.5H8.5A1.5 1.5 0 0 1 7 26V15z" />
    <path className={css.markDoor} d="M13.5 27.5V21a3.5 3.5 0 0 1 7 0v6.5z" />
    <circle className={css.markLight} cx="17" cy="14" r="2.2" />
  </svg>
);
