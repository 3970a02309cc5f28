import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { getPagePreview, type PagePreview } from '@porchlight/contracts/content';
import { Handle, Input } from '@porchlight/service-kit';
import { Previews } from '../content-life/previews.ts';
import { withDraft } from '../content-life/with-draft.ts';
import { pages } from './page-life.ts';
import { PagesService } from './pages.service.ts';

/** Previews of pages. */
@Controller()
export class PagePreviewsController {
  constructor(
    private readonly pages: PagesService,
    private readonly previews: Previews,
  ) {}

  @Handle(getPagePreview)
  async show(@Input() { params, query }: InputOf<typeof getPagePreview>): Promise<PagePreview> {
    const { record, expiresAt } = await this.previews.read(pages, params.token);
    const page = withDraft(pages, record);
    const shown = await this.pages.preview(page, record.pageType, query.lang ?? 'en-CA');
    return { id: record.id, page: shown, expiresAt };
  }
}
