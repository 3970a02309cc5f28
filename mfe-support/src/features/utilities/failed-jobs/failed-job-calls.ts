import { api, mutationOf, queryOf } from '@porchlight/client';
import { listAccountsFailedJobs, retryAccountsFailedJobs } from '@porchlight/contracts/accounts';
import { listCatalogFailedJobs, retryCatalogFailedJobs } from '@porchlight/contracts/catalog';
import { listCommerceFailedJobs, retryCommerceFailedJobs } from '@porchlight/contracts/commerce';
import { listContentFailedJobs, retryContentFailedJobs } from '@porchlight/contracts/content';

const tagsOf = (service: string) => [{ type: 'Resource', id: `failed-jobs-${service}` }] as const;

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    listAccountsFailedJobs: queryOf(build, listAccountsFailedJobs, { provides: tagsOf('accounts') }),
    retryAccountsFailedJobs: mutationOf(build, retryAccountsFailedJobs, { invalidates: tagsOf('accounts') }),
    listCatalogFailedJobs: queryOf(build, listCatalogFailedJobs, { provides: tagsOf('catalog') }),
    retryCatalogFailedJobs: mutationOf(build, retryCatalogFailedJobs, { invalidates: tagsOf('catalog') }),
    listCommerceFailedJobs: queryOf(build, listCommerceFailedJobs, { provides: tagsOf('commerce') }),
    retryCommerceFailedJobs: mutationOf(build, retryCommerceFailedJobs, { invalidates: tagsOf('commerce') }),
    listContentFailedJobs: queryOf(build, listContentFailedJobs, { provides: tagsOf('content') }),
    retryContentFailedJobs: mutationOf(build, retryContentFailedJobs, { invalidates: tagsOf('content') }),
  }),
});

/** Calls of failed jobs by service. */
export const failedJobCalls = {
  accounts: { list: endpoints.listAccountsFailedJobs, retry: endpoints.retryAccountsFailedJobs },
  catalog: { list: endpoints.listCatalogFailedJobs, retry: endpoints.retryCatalogFailedJobs },
  commerce: { list: endpoints.listCommerceFailedJobs, retry: endpoints.retryCommerceFailedJobs },
  content: { list: endpoints.listContentFailedJobs, retry: endpoints.retryContentFailedJobs },
} as const;
export type JobService = keyof typeof failedJobCalls;
