import { Module } from '@nestjs/common';
import { ContentBlocksModule } from './content-blocks/content-blocks.module.ts';
import { FaqsModule } from './faqs/faqs.module.ts';
import { FormsModule } from './forms/forms.module.ts';
import { PagesModule } from './pages/pages.module.ts';
import { PeopleModule } from './people/people.module.ts';
import { PostsModule } from './posts/posts.module.ts';
import { ProjectModulesModule } from './project-modules/project-modules.module.ts';
import { SitemapModule } from './sitemap/sitemap.module.ts';
import { SiteSettingsModule } from './site-settings/site-settings.module.ts';

/** The slices of content. */
@Module({
  imports: [
    ContentBlocksModule,
    FaqsModule,
    FormsModule,
    PagesModule,
    PeopleModule,
    PostsModule,
    ProjectModulesModule,
    SiteSettingsModule,
    SitemapModule,
  ],
})
export class ContentModule {}
