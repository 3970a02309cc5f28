import { IsInt, IsString } from 'class-validator';
import { Nested } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';

/** A picture that texts, covers of posts and the logo can show. */
export class ContentPicture {
  /** Path of the version that is 960 pixels wide at most. */
  @IsString() url!: string;
  /** Size of that version in pixels. */
  @IsInt() width!: number;
  @IsInt() height!: number;
}
export class ContentPictureResponse {
  @Nested(() => ContentPicture) picture!: ContentPicture;
}
/**
 * Stores a picture; the body of the request is the file, as `application/offset+octet-stream`. The picture is public,
 * and deleted when nothing has shown it for 30 days.
 */
export const uploadContentPicture = route({
  service: 'content',
  lane: 'upload',
  method: 'POST',
  path: '/admin/content-pictures',
  access: access.anyPermission([
    'createBlogs',
    'modifyBlogs',
    'createPages',
    'modifyPages',
    'createFaqs',
    'modifyFaqs',
    'modifySiteSettings',
  ]),
  response: ContentPictureResponse,
  status: 201,
  errors: ['picture-refused', 'upload-too-large'],
  summary: 'Upload a picture for the texts of the site',
});
