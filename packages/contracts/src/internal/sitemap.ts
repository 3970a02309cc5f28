import { IsInt, IsISO8601, IsOptional, IsString, Max, Min } from 'class-validator';
import { access } from '../kernel/access.ts';
import { ListOf } from '../kernel/nested.ts';
import { route, type ServiceName } from '../kernel/route.ts';

/** So many homes stand in one file of the site map, by their inner number: a home never moves to another file. */
export const homesPerSitemap = 20_000;

export class SitemapShard {
  @IsInt() @Min(0) number!: number;
  /** The newest change of a home in it. */
  @IsISO8601() changedAt!: string;
}
export class SitemapShards {
  @ListOf(() => SitemapShard, 50_000) shards!: SitemapShard[];
}
export class SitemapShardParams {
  @IsInt() @Min(0) @Max(50_000) number!: number;
}
/** An address without language prefix, and when what stands there last changed, where that is known. */
export class SitemapPage {
  @IsString() url!: string;
  @IsOptional() @IsISO8601() changedAt?: string;
}
export class SitemapPages {
  @ListOf(() => SitemapPage, 50_000) pages!: SitemapPage[];
}

const pagesOf = (service: ServiceName, path: string, summary: string) =>
  route({
    service,
    method: 'GET',
    path: `/internal/sitemap/${path}`,
    access: access.service('gateway'),
    answer: SitemapPages,
    summary,
  });

/** What the gateway asks to write the site map (decisions 4.6): every address in it answers 200. */
export const listSitemapShards = route({
  service: 'catalog',
  method: 'GET',
  path: '/internal/sitemap/shards',
  access: access.service('gateway'),
  answer: SitemapShards,
  summary: 'Which files hold public homes',
});
export const listSitemapHomes = route({
  service: 'catalog',
  method: 'GET',
  path: '/internal/sitemap/homes/:number',
  access: access.service('gateway'),
  params: SitemapShardParams,
  answer: SitemapPages,
  summary: 'The public homes of one file',
});
export const listSitemapCities = pagesOf('catalog', 'cities', 'Places with three public homes or more');
export const listSitemapTrends = pagesOf('catalog', 'rent-trends', 'Cities and metro areas whose rents are known');
export const listSitemapPosts = pagesOf('content', 'posts', 'Published posts and the pages that list them');
export const listSitemapSitePages = pagesOf('content', 'pages', 'Published pages of the site');
