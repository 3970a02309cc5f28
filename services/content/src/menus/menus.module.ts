import { Module } from '@nestjs/common';
import { MenusService } from './menus.service.ts';

/** Menus, returned with the site settings. */
@Module({ providers: [MenusService], exports: [MenusService] })
export class MenusModule {}
