import { usePermission } from '@porchlight/client';
import { userResource } from '@porchlight/contracts/accounts';
import { feedResource } from '@porchlight/contracts/catalog';
import { siteFormResource } from '@porchlight/contracts/content';
import { callsOf, type AnyRecord } from '@porchlight/resource-kit';
import { dashboardCalls } from './dashboard-calls.ts';

/** Kind of pending work, with the number of its items. */
export interface WaitingTask {
  readonly key: 'forms' | 'approvals' | 'inquiries' | 'links' | 'invitations' | 'feeds';
  readonly to: string;
  readonly count: number;
  /** The count is a lower bound. */
  readonly isMore?: boolean;
  /** UTC, ISO 8601. */
  readonly oldest?: string | undefined;
}
interface Loaded<T> {
  readonly data?: T | undefined;
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** Returns a task of a loaded response, and the state of its call. */
const taskOf = <T>(call: Loaded<T>, read: (data: NonNullable<T>) => WaitingTask) => ({
  ...call,
  task: call.data ? read(call.data) : undefined,
});
const recordsOf = (page: { readonly records: readonly unknown[] }) => page.records as readonly AnyRecord[];

function useForms() {
  const skip = !usePermission(siteFormResource.permissions.view);
  return taskOf(callsOf(siteFormResource).list.useQuery({ query: {} }, { skip }), (page) => ({
    key: 'forms',
    to: '/admin/forms',
    count: recordsOf(page).reduce((sum, form) => sum + (form['openSubmissions'] as number), 0),
  }));
}
function useApprovals() {
  const skip = !usePermission('viewEcommerce');
  return taskOf(dashboardCalls.waitingApprovals.useQuery({ query: {} }, { skip }), ({ approvals }) => {
    const waiting = approvals.filter(({ state }) => state === 'waiting');
    return {
      key: 'approvals',
      to: '/admin/ecommerce?tab=approvals',
      count: waiting.length,
      // Those that wait come first.
      isMore: waiting.length === approvals.length && waiting.length > 0,
      oldest: waiting[0]?.requestedAt,
    };
  });
}
function useInquiries() {
  const skip = !usePermission('viewInquiries');
  const call = dashboardCalls.heldInquiries.useQuery({ query: { list: 'held' } }, { skip });
  return taskOf(call, ({ inquiries, pagination: { total, more } }) => ({
    key: 'inquiries',
    to: '/admin/inquiries?list=held',
    count: total,
    isMore: more,
    // The newest come first: only a single page has the oldest.
    oldest: total === inquiries.length ? inquiries.at(-1)?.sentAt : undefined,
  }));
}
function useBrokenLinks() {
  const skip = !usePermission('viewSiteSettings');
  return taskOf(dashboardCalls.brokenLinks.useQuery(undefined, { skip }), ({ faultCount }) => ({
    key: 'links',
    to: '/admin/link-check',
    count: faultCount,
  }));
}
function useInvitations() {
  const skip = !usePermission(userResource.permissions.create ?? 'createUsers');
  const query = { userState: 'invited', sort: 'createdAt', perPage: 1 };
  return taskOf(callsOf(userResource).list.useQuery({ query }, { skip }), (page) => ({
    key: 'invitations',
    to: '/admin/user-management?userState=invited&sort=createdAt',
    count: page.pagination.total,
    isMore: page.pagination.more,
    oldest: recordsOf(page)[0]?.['createdAt'] as string | undefined,
  }));
}
/** Feeds that fail. Their number is one of the logs, and the task leads to the feeds themselves. */
function useFailingFeeds() {
  const mayShow = usePermission('showFeedLogs');
  const mayView = usePermission(feedResource.permissions.view);
  return taskOf(dashboardCalls.feedNames.useQuery(undefined, { skip: !mayShow || !mayView }), ({ failing }) => ({
    key: 'feeds',
    to: '/admin/feeds',
    count: failing,
  }));
}

/** Returns the pending work that the user may view. The calls are independent: one that fails hides no other task. */
export function useWaitingTasks() {
  const calls = [useForms(), useApprovals(), useInquiries(), useBrokenLinks(), useFailingFeeds(), useInvitations()];
  return {
    tasks: calls.flatMap(({ task }) => (task && task.count > 0 ? [task] : [])),
    isLoading: calls.some(({ isLoading }) => isLoading),
    isFailed: calls.some(({ isError }) => isError),
    retry: () => {
      for (const { isError, refetch } of calls) if (isError) refetch();
    },
  };
}
