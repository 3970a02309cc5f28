import { useLanguage, useMessages } from '@porchlight/client';
import type { RiskReason } from '@porchlight/contracts/catalog';
import { riskMessages } from './messages/catalog.ts';
import css from './risk-reasons.module.css';

/** Minus sign, which unlike a hyphen is as wide as a plus sign. */
const minus = '\u2212';

/** Rules that a listing met when it was last submitted, with their points; that there are none, without any. */
export function RiskReasons({ reasons }: { readonly reasons: readonly RiskReason[] }) {
  const t = useMessages(riskMessages);
  const signed = new Intl.NumberFormat(useLanguage(), { signDisplay: 'exceptZero' });
  if (reasons.length === 0) return <p>{t('noReasons')}</p>;
  return (
    <ul className={css.reasons}>
      {reasons.map(({ rule, points }) => (
        <li key={rule}>
          <span>{t(`rule.${rule}`)}</span>
          <strong>{signed.format(points).replace('-', minus)}</strong>
        </li>
      ))}
    </ul>
  );
}
