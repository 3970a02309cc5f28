import { IsOptional, IsString, Length, Matches } from 'class-validator';
import { IsWebsite } from '../../kernel/input/fields.ts';
import { IsNullable } from '../../kernel/input/nullable.ts';
import { IsMailAddress, IsPhone } from '../../kernel/input/person-fields.ts';
import { ResourceRecord } from '../../kernel/resources/resource-classes.ts';
import { defineResource } from '../../kernel/resources/resource.ts';
import { picturePathPattern } from '../pictures/picture-values.ts';
import { colourPattern } from './brand-colours.ts';

/** Id of the only site profile. */
export const siteProfileId = 'site';
/** Networks that the footer links to, in its order. */
export const socialNetworks = ['facebook', 'instagram', 'linkedin', 'x', 'youtube', 'tiktok', 'mastodon'] as const;

export class SiteProfileInput {
  @IsString() @Length(2, 40) siteName!: string;
  /** Path of an uploaded picture; null is the design's own mark. */
  @IsNullable() @IsString() @Matches(picturePathPattern) logo?: string | null;
  /** `#rrggbb`; null is the design's own colour. 422 below a contrast of 4.5 with the backgrounds of its theme. */
  @IsNullable() @IsString() @Matches(colourPattern) brandLight?: string | null;
  @IsNullable() @IsString() @Matches(colourPattern) brandDark?: string | null;
  @IsNullable() @IsWebsite() facebook?: string | null;
  @IsNullable() @IsWebsite() instagram?: string | null;
  @IsNullable() @IsWebsite() linkedin?: string | null;
  @IsNullable() @IsWebsite() x?: string | null;
  @IsNullable() @IsWebsite() youtube?: string | null;
  @IsNullable() @IsWebsite() tiktok?: string | null;
  @IsNullable() @IsWebsite() mastodon?: string | null;
  /** Legal name of the operator. */
  @IsString() @Length(2, 120) company!: string;
  @IsString() @Length(2, 200) address!: string;
  @IsMailAddress() email!: string;
  @IsNullable() @IsPhone() phone?: string | null;
  @IsString() @Length(2, 120) privacyOfficer!: string;
  @IsMailAddress() privacyEmail!: string;
  /** Place whose law the terms of use name. */
  @IsString() @Length(2, 120) law!: string;
}
export class SiteProfileRecord extends ResourceRecord {
  @IsString() siteName!: string;
  @IsOptional() @IsString() logo?: string;
  @IsOptional() @IsString() brandLight?: string;
  @IsOptional() @IsString() brandDark?: string;
  @IsOptional() @IsString() facebook?: string;
  @IsOptional() @IsString() instagram?: string;
  @IsOptional() @IsString() linkedin?: string;
  @IsOptional() @IsString() x?: string;
  @IsOptional() @IsString() youtube?: string;
  @IsOptional() @IsString() tiktok?: string;
  @IsOptional() @IsString() mastodon?: string;
  @IsString() company!: string;
  @IsString() address!: string;
  @IsString() email!: string;
  @IsOptional() @IsString() phone?: string;
  @IsString() privacyOfficer!: string;
  @IsString() privacyEmail!: string;
  @IsString() law!: string;
}
/** Name, colours, social links and operator of the site, at `/admin/site-profiles/site`. */
export const siteProfileResource = defineResource({
  service: 'content',
  path: '/admin/site-profiles',
  label: 'siteProfile',
  permissions: { view: 'viewSiteSettings', modify: 'modifySiteSettings' },
  input: SiteProfileInput,
  record: SiteProfileRecord,
  list: { columns: ['siteName', 'company', 'updatedAt'], search: ['siteName'], sort: ['siteName', 'updatedAt'] },
  form: [
    { name: 'siteName', control: 'text' },
    { name: 'logo', control: 'text', optional: true },
    { name: 'brandLight', control: 'text', optional: true },
    { name: 'brandDark', control: 'text', optional: true },
    ...socialNetworks.map((name) => ({ name, control: 'text', optional: true }) as const),
    { name: 'company', control: 'text' },
    { name: 'address', control: 'text' },
    { name: 'email', control: 'text' },
    { name: 'phone', control: 'text', optional: true },
    { name: 'privacyOfficer', control: 'text' },
    { name: 'privacyEmail', control: 'text' },
    { name: 'law', control: 'text' },
  ],
});
