import { IsString, MaxLength } from 'class-validator';
import { access } from '../kernel/access.ts';
import { route } from '../kernel/route.ts';

/** `<scene>-<room>-<width>.webp`, such as `p3-living-480.webp`. */
export class PhotoParams { @IsString() @MaxLength(80) name!: string }
/** The bytes of a picture travel as a file; there is no JSON. */
export class PhotoFile {}
/** GET /photos/{name}: a drawn picture of a demo home. The gateway serves it outside /api, under the same address. */
export const getPhoto = route({ service: 'catalog', method: 'GET', path: '/photos/:name', access: access.anyone, params: PhotoParams, answer: PhotoFile,
  errors: ['photo-not-found'], summary: 'A drawn picture of a demo home as WebP' });
