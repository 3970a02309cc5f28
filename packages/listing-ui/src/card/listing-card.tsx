import { useNow, useWords } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { ListingCard as Home } from '@porchlight/contracts/catalog';
import { Badge, Carousel, classNames, Icon } from '@porchlight/ui';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconRosette from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import type { ReactNode } from 'react';
import { FavouriteButton } from '../favourite/favourite-button.tsx';
import { homeWords } from '../words/catalogue.ts';
import { AgainstArea } from './against-area.tsx';
import { useBenefits } from './benefits.ts';
import { placeOf, useFacts } from './facts.ts';
import { HouseScene } from './house-scene.tsx';
import css from './listing-card.module.css';
import { PhotoPicture } from './photo-picture.tsx';
import { Price } from './price.tsx';

const day = 86_400_000;
/** The id of a card in the page, where coming back lands. */
export const cardIdOf = (id: string): string => `home-${id}`;

export interface ListingCardProps {
  readonly home: Home;
  /** Among the first on screen: its photo is fetched at once. */
  readonly isFirst?: boolean | undefined;
  /** How wide the card is drawn, as `sizes`. */
  readonly sizes?: string | undefined;
  /** Drawn below the benefits: how far it is from the reader's own places. */
  readonly near?: ReactNode;
  /** Drawn under the facts: acts of a list. */
  readonly foot?: ReactNode;
  /** Level of its title: h2 in a list under h1, h3 in a section. */
  readonly level?: 2 | 3 | undefined;
  /** `row`: on phones the photo stands small beside the facts. */
  readonly shape?: 'row' | undefined;
}
const usual = '(min-width: 1200px) 300px, (min-width: 768px) 50vw, 100vw';

/** A home in a list: photos, heart, rent, facts, address, two benefits; the whole card is the link. */
export function ListingCard({ home, isFirst, sizes = usual, near, foot, level = 2, shape }: ListingCardProps) {
  const facts = useFacts()(home);
  const Title = `h${level}` as const;
  const name = placeOf(home);
  return (
    <article className={classNames(css.card, shape && css.row, home.unavailable && css.gone)}>
      <CardPhotos home={home} name={name} isFirst={isFirst} sizes={sizes} />
      <div className={css.heart}>
        <FavouriteButton listingId={home.id} name={name} />
      </div>
      <div className={css.body}>
        <div className={css.top}>
          <Price home={home} />
          {home.verified && <Verified />}
        </div>
        <Title className={css.title}>
          <Link to={home.url} id={cardIdOf(home.id)}>
            {facts}
          </Link>
        </Title>
        <p className={css.address}>{name}</p>
        {!home.unavailable && <AgainstArea home={home} />}
        <CardBadges home={home} />
        {near}
      </div>
      {foot && <div className={css.foot}>{foot}</div>}
    </article>
  );
}

function CardPhotos({
  home,
  name,
  isFirst,
  sizes,
}: {
  readonly home: Home;
  readonly name: string;
  readonly isFirst: boolean | undefined;
  readonly sizes: string;
}) {
  const t = useWords(homeWords);
  return (
    <div className={css.photos}>
      {home.photos.length === 0 ? (
        <HouseScene />
      ) : (
        <Carousel
          className={css.carousel}
          label={t('photosOf', { home: name })}
          previousLabel={t('previousPhoto')}
          nextLabel={t('nextPhoto')}
          count={home.photos.length}
          slide={(at) => {
            const photo = home.photos[at];
            return (
              photo && <PhotoPicture photo={photo} sizes={sizes} isFirst={isFirst && at === 0} className={css.photo} />
            );
          }}
        />
      )}
      <CardTag home={home} />
      {home.photoCount > 1 && (
        <span className={css.count} aria-hidden>
          <Icon of={IconPhoto} size={16} />
          {home.photoCount}
        </span>
      )}
    </div>
  );
}

function CardTag({ home }: { readonly home: Home }) {
  const t = useWords(homeWords);
  const age = useNow().getTime() - Date.parse(home.listedAt);
  if (home.unavailable) return <Badge className={css.tag}>{t('gone')}</Badge>;
  if (home.featured)
    return (
      <Badge tone="porch" icon={IconStar} className={css.tag}>
        {t('featured')}
      </Badge>
    );
  if (age < day)
    return (
      <Badge tone="photo" className={css.tag}>
        {t('newToday')}
      </Badge>
    );
  return age < 3 * day ? (
    <Badge tone="photo" className={css.tag}>
      {t('newHome')}
    </Badge>
  ) : null;
}

const Verified = () => (
  <span className={css.verified}>
    <Icon of={IconRosette} size={16} />
    {useWords(homeWords)('verified')}
  </span>
);

function CardBadges({ home }: { readonly home: Home }) {
  const t = useWords(homeWords);
  const benefits = useBenefits()(home);
  if (home.unavailable) return <p className={css.address}>{t('goneText')}</p>;
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
