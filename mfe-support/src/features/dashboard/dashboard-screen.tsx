import { useMessages, useSession } from '@porchlight/client';
import { useOpenRoutes } from '@porchlight/client/consoles';
import { Link } from '@porchlight/client/router';
import { ConsolePage, LinkList, PageHeader } from '@porchlight/console-ui';
import { Card } from '@porchlight/ui';
import { supportMessages } from '../../messages/catalog.ts';
import { routes } from '../../routes.ts';
import {
  accountImportsPath,
  accountReviewsPath,
  companiesPath,
  companySearchPath,
  conversationsPath,
  feedLogsPath,
  listingSearchPath,
  pendingListingsPath,
  renewalPath,
  renewalResultsPath,
  reportedListingsPath,
  userSearchPath,
  usersPath,
  utilitiesPath,
} from '../../shared/support-paths.ts';
import { ClaimedCard } from './claimed-card.tsx';
import { FindAnything } from './find/find-anything.tsx';
import css from './queue-card.module.css';
import { QueueCard, type DashboardQueue } from './queue-card.tsx';
import { useAccountReviewsQueue } from './use-account-reviews-queue.ts';
import { useFeedsQueue } from './use-feeds-queue.ts';
import { useHeldQueue } from './use-held-queue.ts';
import { useMessagesQueue } from './use-messages-queue.ts';
import { useReportsQueue } from './use-reports-queue.ts';
import { useWaitingQueue } from './use-waiting-queue.ts';

const built: ReadonlySet<string> = new Set([
  accountImportsPath,
  accountReviewsPath,
  companiesPath,
  companySearchPath,
  conversationsPath,
  feedLogsPath,
  listingSearchPath,
  pendingListingsPath,
  renewalPath,
  renewalResultsPath,
  reportedListingsPath,
  userSearchPath,
  usersPath,
  utilitiesPath,
]);
const laterRoutes = routes.filter(({ path }) => !built.has(path));

/** Returns the queues that the user may see. */
function useQueues(): readonly DashboardQueue[] {
  const queues = [
    useReportsQueue(),
    useMessagesQueue(),
    useAccountReviewsQueue(),
    useWaitingQueue(),
    useHeldQueue(),
    useFeedsQueue(),
  ];
  return queues.filter((queue) => queue !== undefined);
}
const isEmpty = ({ queue, error }: DashboardQueue) => queue?.total === 0 && !error;

/** Renders the dashboard of the support area: the queues with their ages, and the pages of later releases. */
export function DashboardScreen() {
  const t = useMessages(supportMessages);
  const queues = useQueues();
  const openRoutes = useOpenRoutes(laterRoutes, supportMessages, '/support');
  return (
    <ConsolePage>
      <PageHeader
        title={t('greeting', { name: useSession().user?.firstName ?? '' })}
        description={t(queues.length > 0 ? 'intro' : 'introLater')}
      />
      <FindAnything />
      {queues.length > 0 && (
        <p role="status" className={css.quiet}>
          {queues.every(isEmpty) && t('quiet')}
        </p>
      )}
      {queues.map((queue) => (
        <QueueCard key={queue.to} {...queue} />
      ))}
      <ClaimedCard queues={queues} />
      <Card isPadded>
        <h2>{t('laterTitle')}</h2>
        <LinkList>
          {openRoutes.map(({ path, title }) => (
            <Link key={path} to={path}>
              {title}
            </Link>
          ))}
        </LinkList>
      </Card>
    </ConsolePage>
  );
}
