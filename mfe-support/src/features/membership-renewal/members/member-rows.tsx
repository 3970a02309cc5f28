import { useMessages, usePermission } from '@porchlight/client';
import { BulkBar, DataTable, FooterBar } from '@porchlight/console-ui';
import { maxRenewalRows, type RenewalMembersPage } from '@porchlight/contracts/commerce';
import { Button, EmptyState } from '@porchlight/ui';
import { PageLinks } from '../../../shared/page-links.tsx';
import { renewalMessages } from '../messages/catalog.ts';
import type { Selection } from './member-list.tsx';
import { useMemberColumns } from './use-member-columns.tsx';
import type { useMemberAddress } from './use-member-address.ts';

interface Props {
  readonly page: RenewalMembersPage;
  readonly isStale: boolean;
  readonly address: ReturnType<typeof useMemberAddress>;
  readonly selection: Selection;
}

/** One page of members, of which some can be selected; the selection is kept on other pages. */
export function MemberRows({ page: { members, pagination }, isStale, address, selection }: Props) {
  const t = useMessages(renewalMessages);
  const columns = useMemberColumns();
  const mayRenew = usePermission('createMembershipRenewals');
  const { chosen, onChoose } = selection;
  const rows = members.map((member) => ({ ...member, id: member.companyId }));
  const select = (ids: ReadonlySet<string>) => {
    const others = [...chosen].filter(([id]) => rows.every((row) => row.id !== id));
    const here = rows.filter(({ id }) => ids.has(id)).map((row) => [row.id, row] as const);
    onChoose(new Map([...others, ...here]));
  };
  return (
    <>
      {rows.length === 0 ? (
        <NoMembers address={address} />
      ) : (
        <DataTable
          rows={rows}
          columns={columns}
          nameOf={({ companyName = t('unknownCompany') }) => companyName}
          isStale={isStale}
          texts={{ caption: t('list'), selectAll: t('selectAll'), selectRow: (name) => t('selectRow', { name }) }}
          selected={mayRenew ? new Set(rows.map(({ id }) => id).filter((id) => chosen.has(id))) : undefined}
          onSelect={select}
        />
      )}
      {rows.length > 0 && (
        <FooterBar>
          <p role="status">{t('count', { count: pagination.total })}</p>
          <PageLinks pagination={pagination} />
        </FooterBar>
      )}
      {chosen.size > 0 && <Chosen {...selection} />}
    </>
  );
}

function Chosen({ chosen, onChoose, onContinue }: Selection) {
  const t = useMessages(renewalMessages);
  return (
    <BulkBar
      label={t('selected', { count: chosen.size })}
      clearText={t('clearSelection')}
      onClear={() => onChoose(new Map())}
    >
      {chosen.size > maxRenewalRows ? (
        <span role="status">{t('tooMany', { max: maxRenewalRows })}</span>
      ) : (
        <Button size="small" onClick={onContinue}>
          {t('renewSelected')}
        </Button>
      )}
    </BulkBar>
  );
}

function NoMembers({ address: { isFiltered, clear } }: Pick<Props, 'address'>) {
  const t = useMessages(renewalMessages);
  return (
    <div role="status">
      <EmptyState
        title={t(isFiltered ? 'noMatch' : 'empty')}
        acts={isFiltered && <Button onClick={clear}>{t('clear')}</Button>}
      >
        {t(isFiltered ? 'noMatchText' : 'emptyText')}
      </EmptyState>
    </div>
  );
}
