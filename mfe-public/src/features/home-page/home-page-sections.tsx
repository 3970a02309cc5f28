import { api, useLanguage } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { CardGrid, CardSkeleton, ListingCard } from '@porchlight/listing-ui';
import { LinkButton, Skeleton } from '@porchlight/ui';
import IconExternal from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import { useId, type ReactNode } from 'react';
import { blockContents } from '../../shared/responses/content-blocks.ts';
import { PostCard } from '../../shared/posts/post-card.tsx';
import { useHomeMessages } from './messages/catalog.ts';
import { CityScene } from './city-scene.tsx';
import { homePageArgs } from './home-page.ts';
import css from './home.module.css';

function Section({
  title,
  anchor,
  more,
  children,
}: {
  readonly title: string;
  readonly anchor?: string;
  readonly more?: { readonly to: string; readonly text: string };
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={css.section} id={anchor} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {more && <Link to={more.to}>{more.text}</Link>}
      </header>
      {children}
    </section>
  );
}

const maxLocations = 8;
/** Popular locations as pictures with their number of listings. Renders nothing when the section is empty or failed. */
export function PopularLocations() {
  const t = useHomeMessages();
  const { data, isLoading } = api.useListLocationsQuery(homePageArgs.locations(useLanguage()));
  if (!isLoading && !data?.locations.length) return null;
  return (
    <Section title={t('popularCities')} anchor="cities" more={{ to: '/homes', text: t('allPlaces') }}>
      <ul className={css.cities} aria-busy={isLoading}>
        {isLoading &&
          [0, 1, 2, 3].map((at) => (
            <li key={at} className={css.city}>
              <Skeleton shape="box" />
            </li>
          ))}
        {data?.locations.slice(0, maxLocations).map(({ kind, id, name, province, count, url }, at) => (
          <li key={`${kind}-${id}`} className={css.city}>
            <CityScene slug={url.split('/').at(-1) ?? name} at={at} />
            <div className={css.cityText}>
              <h3>
                <Link to={url}>
                  {name}, {province}
                </Link>
              </h3>
              <p>{t('homes', { count })}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Listings of the past 7 days. */
export function NewestListings() {
  const t = useHomeMessages();
  const { data, isLoading } = api.useGetRecentListingsQuery(homePageArgs.recent(useLanguage()));
  const listings = data?.listings ?? [];
  if (!isLoading && listings.length === 0) return null;
  return (
    <Section title={t('newestHomes')} more={{ to: '/homes?sort=newest', text: t('allNewest') }}>
      <CardGrid shape="row">
        {isLoading
          ? [0, 1, 2, 3].map((at) => (
              <li key={at}>
                <CardSkeleton />
              </li>
            ))
          : listings.map((listing) => (
              <li key={listing.id}>
                <ListingCard
                  listing={listing}
                  level={3}
                  sizes="(min-width: 1100px) 300px, (min-width: 768px) 50vw, 82vw"
                />
              </li>
            ))}
      </CardGrid>
    </Section>
  );
}

const steps = [1, 2, 3, 4] as const;
/** How renting works, in four steps. */
export function HowItWorks() {
  const t = useHomeMessages();
  const { data } = api.useGetContentBlocksQuery(homePageArgs.blocks(useLanguage()));
  const block = blockContents(data, 'home.steps');
  return (
    <Section title={block['title'] ?? t('howTitle')}>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step} className={css.step}>
            <h3>{block[`${step}.title`] ?? t(`how${step}Title`)}</h3>
            <p>{block[`${step}.text`] ?? t(`how${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The latest guides. */
export function Guides() {
  const t = useHomeMessages();
  const lang = useLanguage();
  const { data, isLoading } = api.useListPostsQuery(homePageArgs.posts(lang));
  const { data: blocks } = api.useGetContentBlocksQuery(homePageArgs.blocks(lang));
  if (!isLoading && !data?.posts.length) return null;
  return (
    <Section
      title={blockContents(blocks, 'home.guides.title')['text'] ?? t('latestGuides')}
      more={{ to: '/guides', text: t('allGuides') }}
    >
      <ul className={css.guides} aria-busy={isLoading}>
        {isLoading &&
          [0, 1, 2].map((at) => (
            <li key={at}>
              <CardSkeleton />
            </li>
          ))}
        {data?.posts.slice(0, 3).map((post) => (
          <li key={post.slug}>
            <PostCard post={post} level={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Section for landlords with a link to list a home. */
export function LandlordBand() {
  const t = useHomeMessages();
  const lang = useLanguage();
  const { data } = api.useGetSiteSettingsQuery({ query: { lang } });
  const { data: blocks } = api.useGetContentBlocksQuery(homePageArgs.blocks(lang));
  const block = blockContents(blocks, 'home.landlord-band');
  const title = block['title'] ?? t('landlordTitle');
  return (
    <section className={css.band} aria-label={title}>
      <div>
        <h2>{title}</h2>
        <p>{block['text'] ?? t('landlordText')}</p>
      </div>
      <LinkButton
        look="porch"
        size="large"
        icon={IconExternal}
        to={data?.siteSettings.links.listYourAd ?? '/landlord/register'}
      >
        {block['button'] ?? t('listYourAd')}
      </LinkButton>
    </section>
  );
}
