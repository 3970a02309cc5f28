import { Injectable } from '@nestjs/common';
import { defaultPermalinks, parseListingId, type AnyRoute } from '@porchlight/contracts';
import { getListing, getPlace, getProvince } from '@porchlight/contracts/catalog';
import { ServiceClient, ServiceConfig, ServiceResponseError } from '@porchlight/service-kit';

const start = `/${defaultPermalinks.listings}/`;
const gone: ReadonlySet<number> = new Set([404, 410, 422]);

/** Paths of homes, cities and provinces, which catalog knows. */
@Injectable()
export class HomePaths {
  constructor(
    private readonly client: ServiceClient,
    private readonly config: ServiceConfig,
  ) {}

  /** Returns which of some paths catalog has no page at. Throws while catalog is unavailable. */
  async missingAmong(paths: readonly string[]): Promise<string[]> {
    if (this.config.catalogUrl === undefined) return [];
    const missing: string[] = [];
    for (const path of paths.filter((one) => one.startsWith(start)))
      if (await this.#isMissing(path)) missing.push(path);
    return missing;
  }

  async #isMissing(path: string): Promise<boolean> {
    const [province = '', place, last] = path.slice(start.length).split('/');
    if (place === undefined) return this.#isRefused(getProvince, { province });
    const id = last === undefined || last === 'rent-trends' ? undefined : parseListingId(last);
    return id === undefined ? this.#isRefused(getPlace, { province, place }) : this.#isRefused(getListing, { id });
  }

  async #isRefused(route: AnyRoute, params: object): Promise<boolean> {
    try {
      await this.client.call(route, { params });
      return false;
    } catch (error) {
      if (error instanceof ServiceResponseError && gone.has(error.status)) return true;
      throw error;
    }
  }
}
