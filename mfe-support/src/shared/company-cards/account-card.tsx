import { useFormat, useMessages } from '@porchlight/client';
import { KeyValue, StatusBadge } from '@porchlight/console-ui';
import type { CompanyAccount, Wallet } from '@porchlight/contracts/commerce';
import { CardText, RecordCard } from '../cards/record-card.tsx';
import { companyCalls } from '../company-calls.ts';
import { companyCardMessages } from './messages/catalog.ts';

/** Membership of a company, and what its wallet holds, got and spent. */
export function AccountCard({ id }: { readonly id: string }) {
  const t = useMessages(companyCardMessages);
  const query = companyCalls.useGetCompanyAccountQuery({ params: { companyId: id } });
  return (
    <RecordCard title={t('account')} query={query}>
      {(account) => (
        <CardText>
          <Account account={account} />
        </CardText>
      )}
    </RecordCard>
  );
}

function Account({ account: { wallet, totals } }: { readonly account: CompanyAccount }) {
  const t = useMessages(companyCardMessages);
  const format = useFormat();
  const numbers = (['bought', 'granted', 'used', 'expired', 'held'] as const).filter((key) => totals[key] > 0);
  const { expiring } = wallet;
  return (
    <KeyValue
      facts={[
        { key: 'membership', label: t('membership'), value: <Membership wallet={wallet} /> },
        { key: 'credits', label: t('credits'), value: format.number(wallet.credits) },
        ...(expiring
          ? [
              {
                key: 'expiring',
                label: t('expiring'),
                value: t('expiringValue', { count: expiring.credits, day: format.date(expiring.lastDay) }),
              },
            ]
          : []),
        ...numbers.map((key) => ({ key, label: t(`total.${key}`), value: format.number(totals[key]) })),
      ]}
    />
  );
}

function Membership({ wallet: { isMember, membershipExpiryDate, autoRenews } }: { readonly wallet: Wallet }) {
  const t = useMessages(companyCardMessages);
  const format = useFormat();
  if (membershipExpiryDate === null) return t('noMembership');
  const date = format.date(membershipExpiryDate);
  return (
    <>
      <StatusBadge tone={isMember ? 'ok' : 'quiet'}>{t(isMember ? 'member' : 'formerMember')}</StatusBadge>{' '}
      {t(autoRenews ? 'renewsOn' : 'membershipTo', { date })}
    </>
  );
}
