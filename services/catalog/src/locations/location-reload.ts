import { Injectable } from '@nestjs/common';
import { Task } from '@porchlight/service-kit';
import { LocationCache } from './location-cache.ts';

/** Job that reloads the cached locations. */
export const reloadLocations = 'reload-locations';

/** Reloads the cached locations of this process; other processes do so within ten minutes, when they count listings. */
@Injectable()
export class LocationReload {
  constructor(private readonly locations: LocationCache) {}

  @Task(reloadLocations)
  async reload(): Promise<void> {
    await this.locations.loadDeferred();
  }
}
