import { useMessages, usePermission, useSession } from '@porchlight/client';
import { useOpenRoutes } from '@porchlight/client/consoles';
import { useSelector } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import { ConsolePage, LinkList, PageHeader } from '@porchlight/console-ui';
import type { PermissionName } from '@porchlight/contracts';
import { Card } from '@porchlight/ui';
import type { ReactNode } from 'react';
import { supportMessages } from '../../messages/catalog.ts';
import { routes } from '../../routes.ts';
import {
  accountReviewsPath,
  companiesPath,
  companySearchPath,
  conversationsPath,
  listingSearchPath,
  pendingListingsPath,
  reportedListingsPath,
  userSearchPath,
  usersPath,
  utilitiesPath,
} from '../../shared/support-paths.ts';
import { AccountReviewsCard } from './account-reviews-card.tsx';
import { HeldCard } from './held-card.tsx';
import { MessagesCard } from './messages-card.tsx';
import { ReportsCard } from './reports-card.tsx';
import { WaitingCard } from './waiting-card.tsx';

const built: ReadonlySet<string> = new Set([
  accountReviewsPath,
  companiesPath,
  companySearchPath,
  conversationsPath,
  listingSearchPath,
  pendingListingsPath,
  reportedListingsPath,
  userSearchPath,
  usersPath,
  utilitiesPath,
]);
const laterRoutes = routes.filter(({ path }) => !built.has(path));

interface QueueCard {
  readonly permission: PermissionName;
  readonly Card: () => ReactNode;
}
const cards: readonly QueueCard[] = [
  { permission: 'showReportedListings', Card: ReportsCard },
  { permission: 'viewFormSubmissions', Card: MessagesCard },
  { permission: 'showAccountReviews', Card: AccountReviewsCard },
  { permission: 'showListings', Card: WaitingCard },
  { permission: 'viewInquiries', Card: HeldCard },
];
const Permitted = ({ permission, Card: Queue }: QueueCard) => usePermission(permission) && <Queue />;

/** Renders the dashboard of the support area: the queues with their ages, and the pages of later releases. */
export function DashboardScreen() {
  const t = useMessages(supportMessages);
  const hasQueue = useSelector(({ session }) =>
    cards.some(({ permission }) => session.permissions?.[permission] === true),
  );
  const openRoutes = useOpenRoutes(laterRoutes, supportMessages, '/support');
  return (
    <ConsolePage>
      <PageHeader
        title={t('greeting', { name: useSession().user?.firstName ?? '' })}
        description={t(hasQueue ? 'intro' : 'introLater')}
      />
      {cards.map((card) => (
        <Permitted key={card.permission} {...card} />
      ))}
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
