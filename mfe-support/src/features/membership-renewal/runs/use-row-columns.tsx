import { useFormat, useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { StatusBadge, type Column, type StatusTone } from '@porchlight/console-ui';
import type { RenewalRowState, RenewalRunRow } from '@porchlight/contracts/commerce';
import { companyPath } from '../../../shared/support-paths.ts';
import { renewalMessages } from '../messages/catalog.ts';
import css from '../renewal.module.css';

const tones: Readonly<Record<RenewalRowState, StatusTone>> = {
  pending: 'quiet',
  charging: 'info',
  waiting: 'warn',
  renewed: 'ok',
  skipped: 'quiet',
  failed: 'danger',
};

/** Returns the columns of the companies of a run. */
export function useRowColumns(): readonly Column<RenewalRunRow>[] {
  const t = useMessages(renewalMessages);
  const format = useFormat();
  const mayShow = usePermission('showCompany');
  const dayOf = (day: string | undefined) => (day === undefined ? t('none') : format.date(day));
  return [
    {
      key: 'company',
      title: t('company'),
      render: ({ companyId, companyName = t('unknownCompany') }) =>
        mayShow ? <Link to={companyPath(companyId)}>{companyName}</Link> : companyName,
      card: 'title',
    },
    { key: 'oldExpiry', title: t('oldExpiry'), render: ({ oldExpiry }) => dayOf(oldExpiry), card: 'fact' },
    { key: 'newExpiry', title: t('newExpiry'), render: ({ newExpiry }) => dayOf(newExpiry), card: 'fact' },
    {
      key: 'amount',
      title: t('amount'),
      render: ({ amountCents, currency }) =>
        amountCents === undefined || currency === undefined ? t('noPrice') : format.cents(amountCents, currency),
      isNumeric: true,
      card: 'action',
    },
    { key: 'receipt', title: t('receipt'), render: ({ receiptNumber }) => receiptNumber ?? t('none') },
    {
      key: 'state',
      title: t('state'),
      render: ({ state, reason }) => (
        <span className={css.state}>
          <StatusBadge tone={tones[state]}>{t(`row.${state}`)}</StatusBadge>
          {reason !== undefined && <span>{t(`reason.${reason}`)}</span>}
        </span>
      ),
      card: 'status',
    },
  ];
}
