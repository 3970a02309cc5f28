import { Module } from '@nestjs/common';
import { SitemapController } from './sitemap.controller.ts';

/** What search engines are told of guides and pages. */
@Module({ controllers: [SitemapController] })
export class SitemapModule {}
