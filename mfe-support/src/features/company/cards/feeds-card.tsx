import { useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { DataTable, type Column } from '@porchlight/console-ui';
import type { CompanyFeed } from '@porchlight/contracts/catalog';
import { FeedHealthBadge, feedLogPath } from '@porchlight/resource-kit';
import { CardText, RecordCard } from '../../../shared/cards/record-card.tsx';
import { companyCalls } from '../../../shared/company-calls.ts';
import css from '../../../shared/company-cards/company-cards.module.css';
import { companyMessages } from '../messages/catalog.ts';

/** Feeds of a company with their health, for readers who may see the logs of feeds. */
export const FeedsCard = ({ id }: { readonly id: string }) => usePermission('showFeedLogs') && <LoadedFeeds id={id} />;

function LoadedFeeds({ id }: { readonly id: string }) {
  const t = useMessages(companyMessages);
  const query = companyCalls.useListCompanyFeedsQuery({ params: { companyId: id } });
  const columns: readonly Column<CompanyFeed>[] = [
    { key: 'feed', title: t('feed'), render: (feed) => <Feed feed={feed} />, card: 'title' },
    {
      key: 'state',
      title: t('state'),
      render: ({ health }) => <FeedHealthBadge health={health} />,
      card: 'status',
    },
  ];
  return (
    <RecordCard title={t('feeds')} query={query}>
      {({ feeds }) =>
        feeds.length === 0 ? (
          <CardText>{t('noFeeds')}</CardText>
        ) : (
          <DataTable rows={feeds} columns={columns} nameOf={({ name }) => name} texts={{ caption: t('feeds') }} />
        )
      }
    </RecordCard>
  );
}

function Feed({ feed: { id, name, isActive, homes } }: { readonly feed: CompanyFeed }) {
  const t = useMessages(companyMessages);
  return (
    <span className={css.pair}>
      <Link to={feedLogPath(id)}>{name}</Link>
      <span className={css.meta}>{t(isActive ? 'feedHomes' : 'feedOff', { homes })}</span>
    </span>
  );
}
