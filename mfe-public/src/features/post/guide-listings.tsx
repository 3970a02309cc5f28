import { nameInSentence } from '@porchlight/contracts/catalog';
import { api, useLanguage } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { PostLocation } from '@porchlight/contracts/content';
import { Button, LinkButton, Skeleton } from '@porchlight/ui';
import { useRef } from 'react';
import { DeferredPart } from '../../shared/loading/deferred-part.tsx';
import { lazyPart } from '../../shared/loading/lazy-part.ts';
import { useNearViewport } from '../../shared/loading/use-near-viewport.ts';
import { postArgs } from './post-page.ts';
import css from './post.module.css';
import { usePostMessages } from './messages/catalog.ts';

const locationListings = lazyPart(
  async () => (await import(/* webpackChunkName: "guide-homes" */ './location-listings.tsx')).LocationListings,
);

/** Listings of the location that a guide is about; renders nothing when the location is unknown. */
export function GuideListings({ location }: { readonly location: PostLocation }) {
  const { data } = api.useGetPlaceQuery(postArgs.place(location, useLanguage()));
  const { name, url } = data?.area ?? {};
  return name === undefined || url === undefined ? null : <ListingsSection location={location} name={name} url={url} />;
}

/** Section with a few listings, loaded when the reader scrolls near it. */
function ListingsSection({
  location,
  name,
  url,
}: {
  readonly location: PostLocation;
  readonly name: string;
  readonly url: string;
}) {
  const t = usePostMessages();
  const ref = useRef<HTMLElement>(null);
  const isNear = useNearViewport(ref);
  return (
    <section className={css.related} ref={ref}>
      <h2>{t('homesHere', { place: nameInSentence(name) })}</h2>
      <div className={css.homes}>
        <DeferredPart
          part={locationListings}
          props={{ location }}
          isWanted={isNear}
          placeholder={<Skeleton shape="box" className={css.coming} />}
          failed={(tryAgain) => (
            <p>
              {t('homesHereFailed')}{' '}
              <Button look="link" onClick={tryAgain}>
                {t('tryAgain')}
              </Button>
            </p>
          )}
        />
      </div>
      <p>
        <LinkButton link={Link} to={url}>
          {t('seeHomes', { place: nameInSentence(name) })}
        </LinkButton>
      </p>
    </section>
  );
}
