import { Module } from '@nestjs/common';
import { SitemapController } from './sitemap.controller.ts';

/** Sitemap entries of pages and guides. */
@Module({ controllers: [SitemapController] })
export class SitemapModule {}
