import { IsString } from 'class-validator';
import { IsSlug } from '../../kernel/input/fields.ts';
import { ResourceRecord } from '../../kernel/resources/resource-classes.ts';
import { defineResource } from '../../kernel/resources/resource.ts';

export class PermalinkInput {
  @IsSlug() segment!: string;
}
/** `id` is the kind of page: `listings`, `posts` or `faq`. */
export class PermalinkRecord extends ResourceRecord {
  @IsString() segment!: string;
}
/**
 * First segment of the public addresses of a kind of page. Addresses with a former segment redirect. 409
 * `segment-taken` if another kind of page, a content page or the site itself uses the segment.
 */
export const permalinkResource = defineResource({
  service: 'content',
  path: '/admin/permalinks',
  label: 'permalinks',
  permissions: { view: 'viewSiteSettings', modify: 'modifySiteSettings' },
  input: PermalinkInput,
  record: PermalinkRecord,
  list: { columns: ['segment', 'updatedAt'], search: ['segment'], sort: ['segment', 'updatedAt'] },
  form: [{ name: 'segment', control: 'slug' }],
});
