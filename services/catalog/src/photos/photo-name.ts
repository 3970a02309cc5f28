import { photoWidths } from '@porchlight/contracts';

/** What a picture of the demo market may show. */
export const rooms = [
  'house',
  'living',
  'kitchen',
  'bedroom',
  'bath',
  'study',
  'balcony',
  'dining',
  'entry',
  'garden',
  'laundry',
] as const;
/** Number of scenes; all pictures of a listing share one. */
export const sceneCount = 96;

/** Formats of photos: AVIF for browsers that support it, WebP for all. */
export const photoFormats = ['avif', 'webp'] as const;

/** Parts of a photo's file name. */
export interface PhotoName {
  readonly scene: number;
  readonly room: (typeof rooms)[number];
  readonly width: (typeof photoWidths)[number];
  readonly format: (typeof photoFormats)[number];
}

const shape = /^p(0|[1-9]\d?)-([a-z]+)-(\d+)\.(\w+)$/;

/** Parses `p12-kitchen-480.webp`. Returns undefined for an invalid name. */
export function parsePhotoName(name: string): PhotoName | undefined {
  const [, number, roomName, widthName, formatName] = shape.exec(name) ?? [];
  const scene = Number(number);
  const room = rooms.find((known) => known === roomName);
  const width = photoWidths.find((known) => String(known) === widthName);
  const format = photoFormats.find((known) => known === formatName);
  return room && width && format && scene < sceneCount ? { scene, room, width, format } : undefined;
}

/** Returns the file name of a photo. */
export const formatPhotoName = ({ scene, room, width, format }: PhotoName): string =>
  `p${scene}-${room}-${width}.${format}`;
