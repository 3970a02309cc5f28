import { Injectable } from '@nestjs/common';
import { Log, Task, errorFields } from '@porchlight/service-kit';
import { LocationCache } from './location-cache.ts';

/** Job that reloads the cached locations. */
export const reloadLocations = 'reload-locations';

/** Reloads the cached locations of this process; other processes do so within ten minutes, when they count listings. */
@Injectable()
export class LocationReload {
  constructor(
    private readonly locations: LocationCache,
    private readonly log: Log,
  ) {}

  // Not awaited: a task runs in a transaction, which must not stay open while the entire market is read.
  @Task(reloadLocations)
  reload(): Promise<void> {
    this.locations
      .reload()
      .then(() => this.locations.loadDeferred())
      .catch((error: unknown) => {
        this.log.warn('reload of locations failed, next one within ten minutes', errorFields(error));
      });
    return Promise.resolve();
  }
}
