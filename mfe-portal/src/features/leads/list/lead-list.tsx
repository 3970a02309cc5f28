import { useMessages } from '@porchlight/client';
import { ErrorState, FilterBar, FooterBar } from '@porchlight/console-ui';
import type { LeadsPage } from '@porchlight/contracts/catalog';
import { Card, classNames } from '@porchlight/ui';
import { useEffect, useRef } from 'react';
import { PageLinks } from '../../../shared/page-links.tsx';
import { leadsMessages } from '../messages/catalog.ts';
import { groupsOf } from './lead-groups.ts';
import { LeadGroupRows } from './lead-group-rows.tsx';
import css from './list.module.css';
import { ListSkeleton } from './list-skeleton.tsx';
import { NoLeads } from './no-leads.tsx';
import type { Leads } from './use-leads.ts';

interface Props {
  readonly leads: Leads;
  readonly openId: string | undefined;
}

/** Page of leads with its search field. */
export function LeadList({ leads, openId }: Props) {
  const t = useMessages(leadsMessages);
  const { address, page, error, refetch, setFilters } = leads;
  const search = (text: string) => {
    const { text: _, ...rest } = address.filters;
    setFilters(text ? { ...rest, text } : rest, { replace: true });
  };
  return (
    <Card className={css.card}>
      <FilterBar
        search={address.filters.text ?? ''}
        onSearch={search}
        texts={{ search: t('search'), columns: '', clear: t('clearFilters') }}
      />
      {error && <ErrorState title={t('failed')} message={error.message} retryText={t('tryAgain')} onRetry={refetch} />}
      {!page && !error && <ListSkeleton />}
      {page && !error && <Rows page={page} leads={leads} openId={openId} />}
    </Card>
  );
}

function Rows({ page, leads, openId }: Props & { readonly page: LeadsPage }) {
  const t = useMessages(leadsMessages);
  const box = useOpenRowInSight(openId);
  const { address, isStale, hrefOf, setFilters } = leads;
  if (page.leads.length === 0) return <NoLeads address={address} onClear={() => setFilters({})} />;
  return (
    <>
      <div ref={box} className={classNames(css.scroll, isStale && css.stale)} aria-busy={isStale || undefined}>
        {groupsOf(page, address.list).map((group) => (
          <LeadGroupRows key={group.key ?? 'all'} group={group} openId={openId} hrefOf={hrefOf} />
        ))}
      </div>
      <FooterBar>
        <p role="status">{t('count', { count: page.pagination.total })}</p>
        <PageLinks pagination={page.pagination} />
      </FooterBar>
    </>
  );
}

/** Scrolls the list, which has its own scroll bar on wide screens, to the row of the open lead. */
function useOpenRowInSight(openId: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = box.current?.querySelector<HTMLElement>('[aria-current]');
    if (!box.current || !row) return;
    const { scrollTop, clientHeight } = box.current;
    const isInSight = row.offsetTop >= scrollTop && row.offsetTop + row.offsetHeight <= scrollTop + clientHeight;
    if (!isInSight) box.current.scrollTop = row.offsetTop - (clientHeight - row.offsetHeight) / 2;
  }, [openId]);
  return box;
}
