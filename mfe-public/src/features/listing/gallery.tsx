import { api, flash, useLanguage, useWords } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link, useParams } from '@porchlight/client/router';
import type { Listing, Photo } from '@porchlight/contracts/catalog';
import { HouseScene, homeWords, PhotoPicture, placeOf } from '@porchlight/listing-ui';
import { Button, Carousel, classNames, Icon } from '@porchlight/ui';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { useState } from 'react';
import { LatePart } from '../../site/late-part.tsx';
import { lazyPart } from '../../site/lazy-part.ts';
import { listingArgs } from './listing-page.ts';
import css from './listing.module.css';
import { useListingWords } from './words/catalogue.ts';

const lightbox = lazyPart(async () => (await import(/* webpackChunkName: "lightbox" */ './lightbox.tsx')).Lightbox);

const mosaicMost = 5;
const layouts: Readonly<Record<number, string | undefined>> = { 1: css.one, 2: css.pair, 3: css.three, 4: css.four };
/** Five photos side by side, all of them in a lightbox whose code comes with the first press; phones swipe. */
export function Gallery({ home, back }: { readonly home: Listing; readonly back: string }) {
  const t = useListingWords();
  const dispatch = useDispatch();
  const [openAt, setOpenAt] = useState<number>();
  const [isWanted, setIsWanted] = useState(false);
  const open = (at: number) => {
    setIsWanted(true);
    setOpenAt(at);
  };
  const fail = () => {
    setIsWanted(false);
    setOpenAt(undefined);
    dispatch(flash({ type: 'warning', text: t('photosFailed') }));
  };
  const { data } = api.useGetListingPhotosQuery(listingArgs.photos(useParams(), useLanguage()));
  const photos = data?.photos.length ? data.photos : home.photos;
  if (photos.length === 0)
    return (
      <div className={css.noPhoto}>
        <HouseScene />
        <PhoneBack to={back} />
      </div>
    );
  return (
    <>
      <Mosaic photos={photos} onOpen={open} />
      <PhonePhotos photos={photos} name={placeOf(home)} back={back} onOpen={open} />
      <LatePart
        part={lightbox}
        props={{ photos, openAt, onClose: () => setOpenAt(undefined) }}
        isWanted={isWanted}
        onFail={fail}
      />
    </>
  );
}

interface PhotosProps {
  readonly photos: readonly Photo[];
  readonly onOpen: (at: number) => void;
}
function Mosaic({ photos, onOpen }: PhotosProps) {
  const t = useListingWords();
  const shown = photos.slice(0, mosaicMost);
  const widthOf = (at: number) => (shown.length === 1 ? 1240 : at === 0 || shown.length === 2 ? 620 : 310);
  return (
    <div className={classNames(css.mosaic, layouts[shown.length])}>
      {shown.map((photo, at) => (
        <button
          key={photo.url}
          type="button"
          className={css.tile}
          aria-label={`${t('openPhoto', { at: at + 1, count: photos.length })}: ${photo.alt}`}
          onClick={() => onOpen(at)}
        >
          <PhotoPicture
            photo={photo}
            isFirst={at === 0}
            sizes={`(min-width: 768px) ${widthOf(at)}px, 1px`}
            className={css.photo}
          />
        </button>
      ))}
      <Button size="small" icon={IconPhoto} className={css.seeAll} onClick={() => onOpen(0)}>
        {t('seePhotos', { count: photos.length })}
      </Button>
    </div>
  );
}

function PhonePhotos({ photos, name, back, onOpen }: PhotosProps & { readonly name: string; readonly back: string }) {
  const t = useListingWords();
  const words = useWords(homeWords);
  const [at, setAt] = useState(0);
  return (
    <div className={css.phonePhotos}>
      <Carousel
        label={words('photosOf', { home: name })}
        previousLabel={words('previousPhoto')}
        nextLabel={words('nextPhoto')}
        count={photos.length}
        onMove={setAt}
        slide={(index) => {
          const photo = photos[index];
          return (
            photo && (
              <PhotoPicture
                photo={photo}
                isFirst={index === 0}
                sizes="(max-width: 767px) 100vw, 1px"
                className={css.photo}
              />
            )
          );
        }}
      />
      <PhoneBack to={back} />
      <button
        type="button"
        className={css.phoneCount}
        onClick={() => onOpen(at)}
        aria-label={t('seePhotos', { count: photos.length })}
      >
        {t('photoAt', { at: at + 1, count: photos.length })}
      </button>
    </div>
  );
}

/** The way back on phones, where no breadcrumbs are. */
function PhoneBack({ to }: { readonly to: string }) {
  const t = useListingWords();
  return (
    <Link to={to} className={css.phoneBack} aria-label={t('backToHomes')}>
      <Icon of={IconArrowLeft} />
    </Link>
  );
}
