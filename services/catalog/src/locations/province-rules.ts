import { Injectable } from '@nestjs/common';
import { Outbox, type ResourceRules } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { reloadLocations } from './location-reload.ts';
import type { Province } from './province.entity.ts';

/** Reloads the cached locations after a province is renamed. Search documents hold its code, not its name. */
@Injectable()
export class ProvinceRules implements ResourceRules<Province> {
  constructor(private readonly outbox: Outbox) {}

  async beforeSave(_: Province, manager: EntityManager): Promise<void> {
    await this.outbox.enqueue(manager, reloadLocations, {});
  }
}
