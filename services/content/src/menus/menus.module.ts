import { Module } from '@nestjs/common';
import { menuItemResource, menuResource } from '@porchlight/contracts/content';
import { resourceModule } from '@porchlight/service-kit';
import { GuardsModule } from '../guards/guards.module.ts';
import { MenuItemRules } from './menu-item-rules.ts';
import { MenuPagesController } from './menu-pages.controller.ts';
import { MenuRules } from './menu-rules.ts';
import { Menu, MenuItem } from './menu.entity.ts';
import { OwnMenusController } from './own-menus.controller.ts';
import { MenusService } from './menus.service.ts';

/** Menus, returned with the site settings, and their editor. */
@Module({
  imports: [
    resourceModule(menuResource, Menu, MenuRules),
    resourceModule(menuItemResource, MenuItem, MenuItemRules, [GuardsModule]),
  ],
  controllers: [MenuPagesController, OwnMenusController],
  providers: [MenusService],
  exports: [MenusService],
})
export class MenusModule {}
