import { Module } from '@nestjs/common';
import { ContentBlocksModule } from './content-blocks/content-blocks.module.ts';
import { ConversationsModule } from './conversations/conversations.module.ts';
import { FaqsModule } from './faqs/faqs.module.ts';
import { FormsModule } from './forms/forms.module.ts';
import { LinkCheckModule } from './link-check/link-check.module.ts';
import { PagesModule } from './pages/pages.module.ts';
import { PicturesModule } from './pictures/pictures.module.ts';
import { PrivacyModule } from './privacy/privacy.module.ts';
import { PostsModule } from './posts/posts.module.ts';
import { ProjectModulesModule } from './project-modules/project-modules.module.ts';
import { RedirectsModule } from './redirects/redirects.module.ts';
import { SitemapModule } from './sitemap/sitemap.module.ts';
import { TranslationsModule } from './translations/translations.module.ts';
import { SiteSettingsModule } from './site-settings/site-settings.module.ts';

/** Root module of the content service. */
@Module({
  imports: [
    ContentBlocksModule,
    ConversationsModule,
    FaqsModule,
    FormsModule,
    LinkCheckModule,
    PagesModule,
    PicturesModule,
    PrivacyModule,
    PostsModule,
    ProjectModulesModule,
    RedirectsModule,
    SiteSettingsModule,
    SitemapModule,
    TranslationsModule,
  ],
})
export class ContentModule {}
