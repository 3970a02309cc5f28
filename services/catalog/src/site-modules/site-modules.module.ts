import { Module } from '@nestjs/common';
import { SiteModules } from './site-modules.ts';

/** Project modules that catalog obeys. */
@Module({ providers: [SiteModules], exports: [SiteModules] })
export class SiteModulesModule {}
