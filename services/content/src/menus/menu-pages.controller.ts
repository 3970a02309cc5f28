import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { findMenuPages, type LinkablePage, type MenuPagesResponse } from '@porchlight/contracts/content';
import { Handle, Input, SqlPool } from '@porchlight/service-kit';

/** Pages that menu items can lead to. */
@Controller()
export class MenuPagesController {
  constructor(private readonly pool: SqlPool) {}

  @Handle(findMenuPages)
  async find(@Input() { query }: InputOf<typeof findMenuPages>): Promise<MenuPagesResponse> {
    const pages = await this.pool.rows<LinkablePage>(
      'menu_pages',
      `
      select page.id, page.title, '/' || page.slug as url, published.id is not null as "isPublic"
      from page left join published_page published using (id)
      where page.deleted_at is null and (strpos(page.slug, lower($1)) > 0
        or exists (select from jsonb_each_text(page.title) as text where strpos(lower(text.value), lower($1)) > 0))
      order by page.title ->> 'en-CA', page.id limit 20`,
      [query.search ?? ''],
    );
    return { pages };
  }
}
