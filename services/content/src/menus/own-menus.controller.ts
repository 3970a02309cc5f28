import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import { getOwnMenus, type OwnMenus } from '@porchlight/contracts/content';
import { CallerOf, Handle, Input } from '@porchlight/service-kit';
import { MenusService } from './menus.service.ts';

/** Menus of a user, by the permissions of this request. */
@Controller()
export class OwnMenusController {
  constructor(private readonly menus: MenusService) {}

  @Handle(getOwnMenus)
  async show(@Input() { query }: InputOf<typeof getOwnMenus>, @CallerOf() caller: Caller): Promise<OwnMenus> {
    return { menus: await this.menus.all(query.lang ?? 'en-CA', caller.permissions) };
  }
}
