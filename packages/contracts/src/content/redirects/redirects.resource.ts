import { IsIn, IsString, Length } from 'class-validator';
import { ResourceRecord } from '../../kernel/resources/resource-classes.ts';
import { defineResource } from '../../kernel/resources/resource.ts';

/** What made a redirect: the move of a page or post to another address, or a member of staff by hand. */
const redirectOrigins = ['move', 'staff'] as const;

export class RedirectInput {
  /** Path without language prefix, query and hash; the redirect applies in all languages. */
  @IsString() @Length(2, 300) fromAddress!: string;
  /** Path without language prefix, with a query or hash if needed, or an https address of another site. */
  @IsString() @Length(1, 500) toAddress!: string;
}
export class RedirectRecord extends ResourceRecord {
  @IsString() fromAddress!: string;
  @IsString() toAddress!: string;
  @IsIn(redirectOrigins) origin!: (typeof redirectOrigins)[number];
}
/**
 * Redirects of former addresses, at `/admin/redirects`. Visitors are redirected while nothing else has the address
 * (docs/rules/content.md#content-90-an-address-without-a-page-redirects). 422 `redirect-source`, `redirect-target`,
 * `redirect-loop`; 409 `address-in-use`, `exists`.
 */
export const redirectResource = defineResource({
  service: 'content',
  path: '/admin/redirects',
  label: 'redirects',
  permissions: {
    view: 'viewSiteSettings',
    create: 'modifySiteSettings',
    modify: 'modifySiteSettings',
    remove: 'modifySiteSettings',
  },
  input: RedirectInput,
  record: RedirectRecord,
  list: {
    columns: ['fromAddress', 'toAddress', 'origin', 'updatedAt'],
    search: ['searchWords'],
    sort: ['fromAddress', 'toAddress', 'updatedAt'],
    filters: { origin: redirectOrigins },
  },
  form: [
    { name: 'fromAddress', control: 'text' },
    { name: 'toAddress', control: 'text' },
  ],
});
