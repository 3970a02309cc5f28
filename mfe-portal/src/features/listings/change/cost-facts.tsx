import { useFormat, useMessages } from '@porchlight/client';
import type { SpendPreview } from '@porchlight/contracts/commerce';
import css from './change.module.css';
import { listingsMessages } from '../messages/catalog.ts';

export interface CostFactsProps {
  readonly preview: SpendPreview;
  /** Whole credits in the wallet. */
  readonly balance: number;
}

/** What a change costs: now, of the balance, per day, and how long the credits last afterwards. */
export function CostFacts({ preview, balance }: CostFactsProps) {
  const t = useMessages(listingsMessages);
  const format = useFormat();
  const { credits, isIncluded, shortfall, dailyCreditUsage, runsUntil } = preview;
  const isPayable = shortfall === 0;
  const after = { before: format.number(balance), after: format.number(balance - credits) };
  const facts: readonly (readonly [label: string, value: string | undefined])[] = [
    [t('cost'), isIncluded ? t('included') : t('credits', { count: credits })],
    [t('balance'), isPayable ? t('balanceValue', after) : format.number(balance)],
    [t('daily'), isPayable ? t('credits', { count: dailyCreditUsage }) : undefined],
    [t('lastUntil'), isPayable && runsUntil ? format.date(runsUntil, 'long') : undefined],
  ];
  return (
    <dl className={css.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
