import type { OwnPhoto, Photo } from '@porchlight/contracts/catalog';

/** Photo of a listing as stored: a scene of the demo market, or an upload. */
export interface StoredPhoto {
  readonly scene: string | null;
  readonly uploadId: string | null;
  /** Height of an upload at the width 960. */
  readonly height: number | null;
  readonly altEn: string | null;
  readonly altFr: string | null;
}

const photoRows = 'listing_photo f left join photo_upload u on u.id = f.upload_id where f.listing_id = l.id';
const photoJson = `json_build_object('scene', f.scene, 'uploadId', f.upload_id,
  'height', round(960.0 * u.height / u.width)::int, 'altEn', f.alt_en, 'altFr', f.alt_fr)`;
/** The first photo of a listing `l`, as JSON. */
export const coverSql = `(select ${photoJson} from ${photoRows} order by f.position limit 1)`;
/** All photos of a listing `l` in their order, as JSON. */
export const photosSql = `coalesce((select json_agg(${photoJson} order by f.position) from ${photoRows}), '[]')`;

/** Folder of uploaded photos, in URLs and in the store. */
export const photoFolder = 'listings/full';
// Scenes are drawn 3:2; 960 is the width in photo URLs of the API
// (docs/rules/listings.md#list-6-photo-urls-name-the-width-960).
const photoSize = { width: 960, height: 640 } as const;
// Spoken by screen readers where the landlord described nothing.
const fallback = { en: 'Photo of the home', fr: 'Photo du logement' } as const;

/** Returns the id of a stored photo within its listing. */
export const photoIdOf = ({ scene, uploadId }: Pick<StoredPhoto, 'scene' | 'uploadId'>): string =>
  uploadId ?? scene ?? '';

/** Returns a photo for visitors, with alt text in the language of the request. */
export const photoOf = (photo: StoredPhoto, isFrench: boolean): Photo => ({
  url: `${photo.uploadId === null ? `/photos/${photo.scene}` : `/assets/${photoFolder}/${photo.uploadId}`}-${photoSize.width}.webp`,
  alt: (isFrench ? photo.altFr : photo.altEn) ?? (isFrench ? fallback.fr : fallback.en),
  width: photoSize.width,
  height: photo.height ?? photoSize.height,
  formats: ['avif'],
});

/** Returns a photo of a card, with alt texts in both languages. */
export const cardPhotoOf = (photo: StoredPhoto): Photo => ({
  ...photoOf(photo, false),
  altFr: photo.altFr ?? fallback.fr,
});

/** Returns a photo for the landlord of a listing in a language; `alt` is empty where nothing is described. */
export const ownPhotoOf = (photo: StoredPhoto, language: 'en' | 'fr'): OwnPhoto => ({
  ...photoOf(photo, language === 'fr'),
  id: photoIdOf(photo),
  alt: (language === 'fr' ? photo.altFr : photo.altEn) ?? '',
});
