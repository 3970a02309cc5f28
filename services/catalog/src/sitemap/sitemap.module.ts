import { Module } from '@nestjs/common';
import { SitemapController } from './sitemap.controller.ts';

/** What search engines are told of homes and places. */
@Module({ controllers: [SitemapController] })
export class SitemapModule {}
