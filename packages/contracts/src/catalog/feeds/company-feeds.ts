import { IsBoolean, IsIn, IsString, IsUUID } from 'class-validator';
import { IsCount } from '../../kernel/input/fields.ts';
import { ListOf } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { CompanyListingParams } from '../listings/company-listings.ts';
import { feedHealths, maxCompanyFeeds, type FeedHealth } from './feed-values.ts';

/** A feed on the record of its company. */
export class CompanyFeed {
  @IsUUID() id!: string;
  @IsString() name!: string;
  @IsIn(feedHealths) health!: FeedHealth;
  /** Fetched on its schedule. */
  @IsBoolean() isActive!: boolean;
  /** Homes of the feed that are not expired. */
  @IsCount() homes!: number;
}
export class CompanyFeeds {
  /** By name. */
  @ListOf(() => CompanyFeed, maxCompanyFeeds) feeds!: CompanyFeed[];
}
/** A company that catalog does not know has none. */
export const listCompanyFeeds = route({
  service: 'catalog',
  method: 'GET',
  path: '/support/company-feeds/:companyId',
  access: access.permission('showFeedLogs'),
  params: CompanyListingParams,
  response: CompanyFeeds,
  summary: 'List the feeds of a company with their health, for support',
});
