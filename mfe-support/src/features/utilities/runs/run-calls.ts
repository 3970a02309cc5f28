import { api, mutationOf, queryOf } from '@porchlight/client';
import type { UtilityService } from '@porchlight/contracts';
import { cancelCatalogUtility, listCatalogUtilityRuns, startCatalogUtility } from '@porchlight/contracts/catalog';
import { cancelCommerceUtility, listCommerceUtilityRuns, startCommerceUtility } from '@porchlight/contracts/commerce';

const tagsOf = (service: UtilityService) => [{ type: 'Resource', id: `utility-runs-${service}` }] as const;

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    listCatalogUtilityRuns: queryOf(build, listCatalogUtilityRuns, { provides: tagsOf('catalog') }),
    startCatalogUtility: mutationOf(build, startCatalogUtility, { invalidates: tagsOf('catalog') }),
    cancelCatalogUtility: mutationOf(build, cancelCatalogUtility, { invalidates: tagsOf('catalog') }),
    listCommerceUtilityRuns: queryOf(build, listCommerceUtilityRuns, { provides: tagsOf('commerce') }),
    startCommerceUtility: mutationOf(build, startCommerceUtility, { invalidates: tagsOf('commerce') }),
    cancelCommerceUtility: mutationOf(build, cancelCommerceUtility, { invalidates: tagsOf('commerce') }),
  }),
});

/** Calls of utilities that take long, by service. */
export const runCalls = {
  catalog: {
    list: endpoints.listCatalogUtilityRuns,
    start: endpoints.startCatalogUtility,
    cancel: endpoints.cancelCatalogUtility,
  },
  commerce: {
    list: endpoints.listCommerceUtilityRuns,
    start: endpoints.startCommerceUtility,
    cancel: endpoints.cancelCommerceUtility,
  },
} as const;
