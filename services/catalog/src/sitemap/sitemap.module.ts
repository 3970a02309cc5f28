import { Module } from '@nestjs/common';
import { SitemapController } from './sitemap.controller.ts';

/** Sitemaps of listings and locations. */
@Module({ controllers: [SitemapController] })
export class SitemapModule {}
