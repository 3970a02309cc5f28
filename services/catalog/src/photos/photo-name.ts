import { photoWidths } from '@porchlight/contracts';
import { rooms, type Room } from './drawing/draw.ts';
import { sceneCount } from './drawing/scene.ts';

/** What pictures are kept as: AVIF for browsers that ask for it, WebP for all. */
export const photoFormats = ['avif', 'webp'] as const;

/** What a picture's name says. */
export interface PhotoName {
  readonly scene: number;
  readonly room: Room;
  readonly width: (typeof photoWidths)[number];
  readonly format: (typeof photoFormats)[number];
}

const shape = /^p(0|[1-9]\d?)-([a-z]+)-(\d+)\.(\w+)$/;

/** Reads `p12-kitchen-480.webp`; undefined for everything that no picture is called. */
export function readPhotoName(name: string): PhotoName | undefined {
  const [, number, roomName, widthName, formatName] = shape.exec(name) ?? [];
  const scene = Number(number);
  const room = rooms.find((known) => known === roomName);
  const width = photoWidths.find((known) => String(known) === widthName);
  const format = photoFormats.find((known) => known === formatName);
  return room && width && format && scene < sceneCount ? { scene, room, width, format } : undefined;
}

/** The name of a picture. */
export const photoNameOf = ({ scene, room, width, format }: PhotoName): string =>
  `p${scene}-${room}-${width}.${format}`;
