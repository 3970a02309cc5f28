import { useNow, useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { ListingCard as Home } from '@porchlight/contracts/catalog';
import { Badge, Carousel, classNames, Icon } from '@porchlight/ui';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconRosette from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import type { ReactNode } from 'react';
import { FavouriteButton } from './favourite-button.tsx';
import { cardMessages } from '../messages/catalog.ts';
import { AreaComparison } from './area-comparison.tsx';
import { useBenefits } from './benefits.ts';
import { addressLine, useFacts, useRentalType } from './facts.ts';
import { HouseScene } from './house-scene.tsx';
import css from './listing-card.module.css';
import { PhotoPicture } from './photo-picture.tsx';
import { Price } from './price.tsx';

const dayMs = 86_400_000;
/** Returns the element id of a card's link, to which navigation back scrolls. */
export const cardElementId = (id: string): string => `home-${id}`;

export interface ListingCardProps {
  readonly listing: Home;
  /** One of the first cards on screen: its photo loads eagerly. */
  readonly isFirst?: boolean | undefined;
  /** Rendered width of the card, as a `sizes` attribute. */
  readonly sizes?: string | undefined;
  /** Rendered below the benefits: the distance to the renter's points of interest. */
  readonly near?: ReactNode;
  /** Rendered below the facts: actions of the list. */
  readonly foot?: ReactNode;
  /** Heading level: h2 in a list under h1, h3 in a section. */
  readonly level?: 2 | 3 | undefined;
  /** `row`: on phones a small photo stands beside the facts. */
  readonly shape?: 'row' | undefined;
}
const defaultSizes = '(min-width: 1200px) 300px, (min-width: 768px) 50vw, 100vw';

/**
 * Card of a listing: photos, favourite button, rent, facts, address and two benefits; the whole card is a link. The
 * shell counts impressions by `data-listing`.
 */
export function ListingCard({
  listing,
  isFirst,
  sizes = defaultSizes,
  near,
  foot,
  level = 2,
  shape,
}: ListingCardProps) {
  const facts = useFacts()(listing);
  const rentalType = useRentalType()(listing);
  const Title = `h${level}` as const;
  const name = addressLine(listing);
  return (
    <article
      className={classNames(css.card, shape && css.row, listing.unavailable && css.gone)}
      data-listing={listing.id}
    >
      <CardPhotos listing={listing} name={name} isFirst={isFirst} sizes={sizes} />
      <div className={css.heart}>
        <FavouriteButton listingId={listing.id} name={name} />
      </div>
      <div className={css.body}>
        <div className={css.top}>
          <Price listing={listing} />
          {listing.verified && <Verified />}
        </div>
        <Title className={css.title}>
          <Link to={listing.url} id={cardElementId(listing.id)}>
            {facts}
          </Link>
        </Title>
        <p className={css.type}>{rentalType}</p>
        <p className={css.address}>{name}</p>
        {!listing.unavailable && <AreaComparison listing={listing} />}
        <CardBadges listing={listing} />
        {near}
      </div>
      {foot && <div className={css.foot}>{foot}</div>}
    </article>
  );
}

function CardPhotos({
  listing,
  name,
  isFirst,
  sizes,
}: {
  readonly listing: Home;
  readonly name: string;
  readonly isFirst: boolean | undefined;
  readonly sizes: string;
}) {
  const t = useMessages(cardMessages);
  return (
    <div className={css.photos}>
      {listing.photos.length === 0 ? (
        <HouseScene />
      ) : (
        <Carousel
          className={css.carousel}
          label={t('photosOf', { home: name })}
          previousLabel={t('previousPhoto')}
          nextLabel={t('nextPhoto')}
          count={listing.photos.length}
          slide={(at) => {
            const photo = listing.photos[at];
            return (
              photo && <PhotoPicture photo={photo} sizes={sizes} isFirst={isFirst && at === 0} className={css.photo} />
            );
          }}
        />
      )}
      <CardTag listing={listing} />
      {listing.photoCount > 1 && (
        <span className={css.count} aria-hidden>
          <Icon of={IconPhoto} size={16} />
          {listing.photoCount}
        </span>
      )}
    </div>
  );
}

function CardTag({ listing }: { readonly listing: Home }) {
  const t = useMessages(cardMessages);
  const age = useNow().getTime() - Date.parse(listing.listedAt);
  if (listing.unavailable) return <Badge className={css.tag}>{t('gone')}</Badge>;
  if (listing.featured)
    return (
      <Badge tone="porch" icon={IconStar} className={css.tag}>
        {t('featured')}
      </Badge>
    );
  if (age < dayMs)
    return (
      <Badge tone="photo" className={css.tag}>
        {t('newToday')}
      </Badge>
    );
  return age < 3 * dayMs ? (
    <Badge tone="photo" className={css.tag}>
      {t('newHome')}
    </Badge>
  ) : null;
}

const Verified = () => (
  <span className={css.verified}>
    <Icon of={IconRosette} size={16} />
    {useMessages(cardMessages)('verified')}
  </span>
);

function CardBadges({ listing }: { readonly listing: Home }) {
  const t = useMessages(cardMessages);
  const benefits = useBenefits()(listing);
  if (listing.unavailable) return <p className={css.address}>{t('goneText')}</p>;
  return (
    <ul className={css.badges}>
      {benefits.slice(0, 2).map(({ key, text, isNewcomer }) => (
        <li key={key}>
          {isNewcomer ? (
            <Badge tone="ok" icon={IconCircleCheck}>
              {text}
            </Badge>
          ) : (
            <Badge>{text}</Badge>
          )}
        </li>
      ))}
    </ul>
  );
}
