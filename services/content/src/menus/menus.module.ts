import { Module } from '@nestjs/common';
import { MenusService } from './menus.service.ts';

/** Menus, told with the site's settings. */
@Module({ providers: [MenusService], exports: [MenusService] })
export class MenusModule {}
