import { photoWidths } from '@porchlight/contracts';
import { rooms, type Room } from './drawing/draw.ts';
import { sceneCount } from './drawing/scene.ts';

/** What a picture's name says. */
export interface PhotoName { readonly scene: number; readonly room: Room; readonly width: (typeof photoWidths)[number] }

const shape = /^p(0|[1-9]\d?)-([a-z]+)-(\d+)\.webp$/;

/** Reads `p12-kitchen-480.webp`; undefined for everything that no picture is called. */
export function readPhotoName(name: string): PhotoName | undefined {
  const [, number, roomName, widthName] = shape.exec(name) ?? [];
  const scene = Number(number);
  const room = rooms.find((known) => known === roomName);
  const width = photoWidths.find((known) => String(known) === widthName);
  return room && width && scene < sceneCount ? { scene, room, width } : undefined;
}

/** The name of a picture. */
export const photoNameOf = ({ scene, room, width }: PhotoName): string => `p${scene}-${room}-${width}.webp`;
