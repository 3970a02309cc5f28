import { Module } from '@nestjs/common';
import { SiteFactsService } from '../site-settings/site-facts.service.ts';
import { PagesController } from './pages.controller.ts';
import { PagesService } from './pages.service.ts';

/** Pages with a URL of their own. */
@Module({ controllers: [PagesController], providers: [PagesService, SiteFactsService] })
export class PagesModule {}
