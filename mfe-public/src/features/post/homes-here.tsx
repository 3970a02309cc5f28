import { api, useLanguage } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { PostPlace } from '@porchlight/contracts/content';
import { Button, LinkButton, Skeleton } from '@porchlight/ui';
import { useRef } from 'react';
import { LatePart } from '../../site/late-part.tsx';
import { lazyPart } from '../../site/lazy-part.ts';
import { useNear } from '../../site/use-near.ts';
import { postArgs } from './post-page.ts';
import css from './post.module.css';
import { usePostWords } from './words/catalogue.ts';

const homeCards = lazyPart(
  async () => (await import(/* webpackChunkName: "guide-homes" */ './home-cards.tsx')).HomeCards,
);

/** The way to the homes of the place that a guide speaks of. Nothing when the place is not known. */
export function HomesHere({ place }: { readonly place: PostPlace }) {
  const { data } = api.useGetPlaceQuery(postArgs.place(place, useLanguage()));
  const { name, url } = data?.area ?? {};
  return name === undefined || url === undefined ? null : <HomesIn place={place} name={name} url={url} />;
}

/** Some of the homes come when the reader does. */
function HomesIn({ place, name, url }: { readonly place: PostPlace; readonly name: string; readonly url: string }) {
  const t = usePostWords();
  const ref = useRef<HTMLElement>(null);
  const isNear = useNear(ref);
  return (
    <section className={css.related} ref={ref}>
      <h2>{t('homesHere', { place: name })}</h2>
      <div className={css.homes}>
        <LatePart
          part={homeCards}
          props={{ place }}
          isWanted={isNear}
          place={<Skeleton shape="box" className={css.coming} />}
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
          {t('seeHomes', { place: name })}
        </LinkButton>
      </p>
    </section>
  );
}
