import { useMessages } from '@porchlight/client';
import { Icon } from '@porchlight/ui';
import IconSortAscending from '@tabler/icons-react/dist/esm/icons/IconSortAscending.mjs';
import { leadsMessages } from '../messages/catalog.ts';
import type { LeadGroup } from './lead-groups.ts';
import { LeadRow } from './lead-row.tsx';
import css from './list.module.css';

interface Props {
  readonly group: LeadGroup;
  readonly openId: string | undefined;
  readonly hrefOf: (id: string) => string;
}

/** Leads of a group under its heading. */
export const LeadGroupRows = ({ group, openId, hrefOf }: Props) => (
  <section>
    {group.key && <Heading of={group.key} count={group.count} />}
    <ul>
      {group.leads.map((lead) => (
        <LeadRow key={lead.id} lead={lead} href={hrefOf(lead.id)} isOpen={lead.id === openId} />
      ))}
    </ul>
  </section>
);

function Heading({ of, count }: { readonly of: 'waiting' | 'answered'; readonly count: number | undefined }) {
  const t = useMessages(leadsMessages);
  return (
    <div className={css.heading}>
      <h2>
        {t(`group.${of}`)} {count !== undefined && <span className={css.count}>{count}</span>}
      </h2>
      {of === 'waiting' && (
        <p className={css.order}>
          <Icon of={IconSortAscending} size={16} />
          {t('oldestFirst')}
        </p>
      )}
    </div>
  );
}
