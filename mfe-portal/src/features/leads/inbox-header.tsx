import { useMessages } from '@porchlight/client';
import { PageHeader } from '@porchlight/console-ui';
import type { LeadsPage } from '@porchlight/contracts/catalog';
import { Button } from '@porchlight/ui';
import type { LeadsAddress } from './leads-address.ts';
import css from './leads.module.css';
import { ExportLeads } from './list/export-leads.tsx';
import { leadsMessages } from './messages/catalog.ts';
import { useWaitText } from './use-wait-text.ts';

interface Props {
  /** Undefined while it is loaded. */
  readonly page: LeadsPage | undefined;
  readonly address: LeadsAddress;
  readonly onShowBlocked: () => void;
}

/** Title of the screen, with how many people wait and how long, the CSV file and the blocked people. */
export function InboxHeader({ page, address, onShowBlocked }: Props) {
  const t = useMessages(leadsMessages);
  return (
    <div className={css.header}>
      <PageHeader title={t('title')} description={useDescription(page)} />
      <div className={css.acts}>
        <Button look="quiet" aria-haspopup="dialog" onClick={onShowBlocked}>
          {t('blockedPeople')}
        </Button>
        <ExportLeads address={address} />
      </div>
    </div>
  );
}

function useDescription(page: LeadsPage | undefined): string {
  const t = useMessages(leadsMessages);
  const waitText = useWaitText();
  if (!page || page.counts.open === 0) return t('description');
  const { counts, longestWaitSince } = page;
  return longestWaitSince === undefined
    ? t('allAnswered')
    : t('waiting', { count: counts.waiting, wait: waitText(longestWaitSince) });
}
