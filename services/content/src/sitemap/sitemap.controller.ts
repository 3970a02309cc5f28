import { Controller } from '@nestjs/common';
import { listSitemapPosts, listSitemapSitePages, type SitemapPages } from '@porchlight/contracts/internal';
import { Handle, SqlPool } from '@porchlight/service-kit';

interface Row {
  readonly slug: string;
  readonly changedAt: Date;
}
const toSitemapPages = (prefix: string, rows: readonly Row[]) =>
  rows.map(({ slug, changedAt }) => ({ url: `${prefix}${slug}`, changedAt: changedAt.toISOString() }));

/** Pages and guides for the sitemap. */
@Controller()
export class SitemapController {
  constructor(private readonly pool: SqlPool) {}

  @Handle(listSitemapPosts)
  async posts(): Promise<SitemapPages> {
    const posts = await this.pool.rows<Row>(
      'sitemap_posts',
      'select slug, published_at as "changedAt" from published_post where is_indexed order by published_at desc, slug',
    );
    const categories = await this.pool.rows<Row>(
      'sitemap_categories',
      'select category as slug, max(published_at) as "changedAt" from published_post group by 1 order by 1',
    );
    return {
      pages: [
        { url: '/guides' },
        ...toSitemapPages('/guides/category/', categories),
        ...toSitemapPages('/guides/', posts),
      ],
    };
  }

  @Handle(listSitemapSitePages)
  async sitePages(): Promise<SitemapPages> {
    const pages = await this.pool.rows<Row>(
      'sitemap_pages',
      'select slug, updated_at as "changedAt" from published_page where is_indexed and permission is null order by slug',
    );
    return { pages: [{ url: '/' }, { url: '/faqs' }, ...toSitemapPages('/', pages)] };
  }
}
