import { api, flash, useLanguage, useMessages } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link, useParams } from '@porchlight/client/router';
import type { Listing, Photo } from '@porchlight/contracts/catalog';
import { HouseScene, cardMessages, PhotoPicture, addressLine } from '@porchlight/listing-ui';
import { Button, Carousel, classNames, Icon } from '@porchlight/ui';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { useState } from 'react';
import { DeferredPart } from '../../../shared/loading/deferred-part.tsx';
import { lazyPart } from '../../../shared/loading/lazy-part.ts';
import { listingArgs } from '../listing-page.ts';
import css from './photos.module.css';
import { useListingMessages } from '../messages/catalog.ts';

const lightbox = lazyPart(async () => (await import(/* webpackChunkName: "lightbox" */ './lightbox.tsx')).Lightbox);

const maxMosaicPhotos = 5;
const layouts: Readonly<Record<number, string | undefined>> = { 1: css.one, 2: css.pair, 3: css.three, 4: css.four };
/** Photo gallery: a mosaic of up to five photos and a lightbox loaded on first open; a carousel on phones. */
export function Gallery({ listing, back }: { readonly listing: Listing; readonly back: string }) {
  const { currentData: data } = api.useGetListingPhotosQuery(listingArgs.photos(useParams(), useLanguage()));
  const photos = data?.photos.length ? data.photos : listing.photos;
  return <PhotoGallery photos={photos} name={addressLine(listing)} back={back} />;
}

interface GalleryProps {
  readonly photos: readonly Photo[];
  /** Name of the home. */
  readonly name: string;
  /** Target of the back link on phones. */
  readonly back: string;
}
/** Gallery of photos that are known; an illustration without any. */
export function PhotoGallery({ photos, name, back }: GalleryProps) {
  const t = useListingMessages();
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
  if (photos.length === 0)
    return (
      <div className={css.noPhoto}>
        <HouseScene />
        <MobileBackLink to={back} />
      </div>
    );
  return (
    <>
      <Mosaic photos={photos} onOpen={open} />
      <MobilePhotos photos={photos} name={name} back={back} onOpen={open} />
      <DeferredPart
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
  const t = useListingMessages();
  const shown = photos.slice(0, maxMosaicPhotos);
  const widthOf = (at: number) => (shown.length === 1 ? 1240 : at === 0 || shown.length === 2 ? 620 : 310);
  return (
    <div className={classNames(css.mosaic, layouts[shown.length])}>
      {shown.map((photo, at) => (
        <button
          key={photo.url}
          type="button"
          className={css.tile}
          aria-label={t('openPhoto', { at: at + 1, count: photos.length, alt: photo.alt })}
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

function MobilePhotos({ photos, name, back, onOpen }: PhotosProps & { readonly name: string; readonly back: string }) {
  const t = useListingMessages();
  const tListing = useMessages(cardMessages);
  const [at, setAt] = useState(0);
  return (
    <div className={css.phonePhotos}>
      <Carousel
        label={tListing('photosOf', { home: name })}
        previousLabel={tListing('previousPhoto')}
        nextLabel={tListing('nextPhoto')}
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
      <MobileBackLink to={back} />
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

/** Back link on phones, which show no breadcrumbs. */
function MobileBackLink({ to }: { readonly to: string }) {
  const t = useListingMessages();
  return (
    <Link to={to} className={css.phoneBack} aria-label={t('backToHomes')}>
      <Icon of={IconArrowLeft} />
    </Link>
  );
}
