import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
} from 'class-validator';
import { access } from '../kernel/routes/access.ts';
import { LanguageQuery } from '../kernel/input/fields.ts';
import { ListOf } from '../kernel/input/nested.ts';
import { route } from '../kernel/routes/route.ts';
import type { BrandColours } from './settings/brand-colours.ts';
import { maxMenuItems, menuTargets, type MenuTarget } from './menus/menu-values.ts';

/**
 * A menu entry. `url` is a path without language prefix, or an external address if `externalUrl` is set; it is empty
 * for a heading, which has children.
 */
export class MenuItem {
  @IsString() title!: string;
  @IsString() url!: string;
  @IsBoolean() externalUrl!: boolean;
  @IsIn(menuTargets) target!: MenuTarget;
  @IsOptional() @IsString() pageType?: string;
  @ListOf(() => MenuItem, maxMenuItems) children!: MenuItem[];
}
export class Menu {
  @IsString() id!: string;
  @ListOf(() => MenuItem, maxMenuItems) menuItems!: MenuItem[];
}
export class SiteSettingsQuery extends LanguageQuery {
  @IsOptional() @IsString() @MaxLength(64) contentVersion?: string;
}
/** Public site settings: `siteName`, `companyInfo {logo, socialMedia}`, `links {listYourAd}`, `languages`. */
export class SiteSettingsResponse {
  @IsObject() siteSettings!: {
    siteName: string;
    companyInfo: {
      /** Path of the picture, shown with a height of 34 pixels. */
      logo: string | null;
      /** Size of the logo in pixels; absent without one. */
      logoSize?: { width: number; height: number };
      socialMedia: Record<string, string>;
      company?: string;
      address?: string;
      email?: string;
      phone?: string;
    };
    /** `#rrggbb` by theme; a theme without one has the design's own colour. */
    brand?: BrandColours;
    links: { listYourAd: string };
    languages: readonly string[];
    /** Addresses of searches show only the page; absent unless the site sets it. */
    suppressQueryString?: true;
  };
  /** Page kind → first path segment: `{listings: 'homes', posts: 'guides', faq: 'faqs'}`. */
  @IsObject() permaLinks!: Record<string, string>;
  /** Menus by name: Primary, Footer. */
  @IsObject() menus!: Record<string, Menu>;
  /** Changes with every edit of content; the key of the browser's 48-hour cache. */
  @IsString() contentVersion!: string;
}
export class ContentBlocksQuery extends SiteSettingsQuery {
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(60)
  @IsString({ each: true })
  @Matches(/^[a-z0-9._-]{2,64}$/, { each: true })
  keys?: string[];
}
export class ContentValue {
  @IsString() contentKey!: string;
  @IsString() content!: string;
  @IsOptional() @IsString() lang?: string;
}
/**
 * One block with its contents in the order of the page. A block with a single text has one content with the key `text`.
 * Other keys: `home.steps` has `1.title`, `1.text` … `4.text`; `home.landlord-band` has `title`, `text`, `button`;
 * `rental-rules.{province slug}` (`rental-rules.united-states` for all states) has `maxDepositMonths`,
 * `keyDepositAllowed`, `lastMonthAllowed` (the last two only if known), `note`, `leaseUrl`, `sourceName`, `sourceUrl`,
 * `reviewedAt`; `usual-costs.{province slug}` has `currency`, `electricity.{0-4 beds}`, `internet`, `insurance.{0-4
 * beds}` (whole units a month), `source`, `sourceUrl`, `reviewedAt`. `lang` is the language of the text.
 */
export class ContentBlock {
  @IsString() contentKey!: string;
  @ListOf(() => ContentValue) contents!: ContentValue[];
}
export class ContentBlocksResponse {
  @ListOf(() => ContentBlock) contentBlocks!: ContentBlock[];
  @IsString() version!: string;
}

/** Public, for five minutes, with an ETag. */
export const fiveMinutes = { shared: 300, etag: true } as const;
export const getSiteSettings = route({
  service: 'content',
  method: 'GET',
  path: '/site-settings',
  access: access.anyone,
  query: SiteSettingsQuery,
  response: SiteSettingsResponse,
  caching: fiveMinutes,
  summary: 'Get site name, permalinks and menus',
});
export const getContentBlocks = route({
  service: 'content',
  method: 'GET',
  path: '/content-blocks/get-content',
  access: access.anyone,
  query: ContentBlocksQuery,
  response: ContentBlocksResponse,
  caching: fiveMinutes,
  summary: 'List public content blocks, all or by key',
});
