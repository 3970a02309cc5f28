import { Injectable } from '@nestjs/common';
import { photoWidths } from '@porchlight/contracts';
import { minPictureSides, picturePathPattern, type ContentPicture } from '@porchlight/contracts/content';
import { notFound, Problem, SqlPool } from '@porchlight/service-kit';
import { encodeVersion, ImageSlots, readPhoto, type ReadPhoto } from '@porchlight/service-kit/images';
import { messages } from './messages.ts';

const shownWidth = 960;
const insertSql = `
  with added as (insert into content_picture (width, height, actor_id) values ($1, $2, $3) returning id)
  insert into content_picture_file (picture_id, width, file)
  select added.id, version.width, version.file from added, unnest($4::int[], $5::bytea[]) as version (width, file)
  returning picture_id as id`;
const fileSql = 'select file from content_picture_file where picture_id = $1 and width = $2';

/** Pictures of pages, posts and questions, covers of posts, and the logo. */
@Injectable()
export class PicturesService {
  constructor(
    private readonly pool: SqlPool,
    private readonly slots: ImageSlots,
  ) {}

  /** Stores the versions of a picture, without the metadata of its file. Throws 422 with the reason for a refused file. */
  async add(file: Buffer, actorId: string): Promise<ContentPicture> {
    const photo = await this.slots.run(() => readPhoto(file, minPictureSides));
    if (typeof photo === 'string') throw new Problem(422, 'picture-refused', messages.fault(photo));
    const encode = (width: number) => this.slots.run(() => encodeVersion(photo, { width, format: 'webp' }));
    const files = await Promise.all(photoWidths.map(encode));
    const { width, height } = shownSize(photo);
    const added = await this.pool.row<{ id: string }>('content_picture_add', insertSql, [
      width,
      height,
      actorId,
      photoWidths,
      files,
    ]);
    return { url: `/photos/content/${added?.id}-${shownWidth}.webp`, width, height };
  }

  /** Throws 404 for an unknown or deleted picture. */
  async file(name: string): Promise<Buffer> {
    const isPicture = picturePathPattern.test(`/photos/content/${name}`);
    const found = isPicture
      ? await this.pool.row<{ file: Buffer }>('content_picture_file', fileSql, [name.slice(0, 36), name.slice(37, -5)])
      : undefined;
    if (!found) throw notFound(messages.pictureGone, 'photo-not-found');
    return found.file;
  }
}

/** Returns the size of the version that is 960 pixels wide at most, as the encoder rounds it. */
function shownSize({ raw: { width, height } }: ReadPhoto): { width: number; height: number } {
  const scale = Math.min(1, shownWidth / width);
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) };
}
