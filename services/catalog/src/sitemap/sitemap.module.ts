import { Module } from '@nestjs/common';
import { SiteModulesModule } from '../site-modules/site-modules.module.ts';
import { SitemapController } from './sitemap.controller.ts';

/** Sitemaps of listings and locations. */
@Module({ imports: [SiteModulesModule], controllers: [SitemapController] })
export class SitemapModule {}
