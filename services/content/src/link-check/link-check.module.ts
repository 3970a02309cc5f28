import { Module } from '@nestjs/common';
import { HomePaths } from './home-paths.ts';
import { LinkCheckController } from './link-check.controller.ts';
import { LinkChecks } from './link-checks.ts';

/** Check of the links of the site. */
@Module({ controllers: [LinkCheckController], providers: [HomePaths, LinkChecks] })
export class LinkCheckModule {}
