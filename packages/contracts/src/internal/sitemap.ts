import { IsInt, IsISO8601, IsOptional, IsString, Max, Min } from 'class-validator';
import { access } from '../kernel/routes/access.ts';
import { ListOf } from '../kernel/input/nested.ts';
import { route, type ServiceName } from '../kernel/routes/route.ts';

/** Number of listings per site map file, by internal number: a listing never moves to another file. */
export const listingsPerSitemap = 20_000;

export class SitemapShard {
  @IsInt() @Min(0) number!: number;
  /** Time of the latest change of a listing in the file. */
  @IsISO8601() changedAt!: string;
}
export class SitemapShards {
  @ListOf(() => SitemapShard, 50_000) shards!: SitemapShard[];
}
export class SitemapShardParams {
  @IsInt() @Min(0) @Max(50_000) number!: number;
}
/** Path without language prefix and, if known, the time of its last change. */
export class SitemapPage {
  @IsString() url!: string;
  @IsOptional() @IsISO8601() changedAt?: string;
}
export class SitemapPages {
  @ListOf(() => SitemapPage, 50_000) pages!: SitemapPage[];
}

const sitemapPagesRoute = (service: ServiceName, path: string, summary: string) =>
  route({
    service,
    method: 'GET',
    path: `/internal/sitemap/${path}`,
    access: access.service('gateway'),
    response: SitemapPages,
    summary,
  });

/**
 * Routes from which the gateway builds the site map (docs/rules/search-engines.md). Every address in it must respond
 * with 200.
 */
export const listSitemapShards = route({
  service: 'catalog',
  method: 'GET',
  path: '/internal/sitemap/shards',
  access: access.service('gateway'),
  response: SitemapShards,
  summary: 'List the site map files that contain public listings',
});
export const listSitemapHomes = route({
  service: 'catalog',
  method: 'GET',
  path: '/internal/sitemap/homes/:number',
  access: access.service('gateway'),
  params: SitemapShardParams,
  response: SitemapPages,
  summary: 'List the public listings of one site map file',
});
export const listSitemapCities = sitemapPagesRoute(
  'catalog',
  'cities',
  'List the locations with at least three public listings',
);
export const listSitemapTrends = sitemapPagesRoute(
  'catalog',
  'rent-trends',
  'List the cities and metro areas with rent trends',
);
export const listSitemapPosts = sitemapPagesRoute(
  'content',
  'posts',
  'List the published posts and the pages that list them',
);
export const listSitemapSitePages = sitemapPagesRoute('content', 'pages', 'List the published pages of the site');
