import { useFormat, useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { LinkButton, Notice } from '@porchlight/ui';
import { publishMessages } from './messages/catalog.ts';
import css from './publish.module.css';
import type { PublishCosts } from './use-publish-costs.ts';

/** What turning the listing on costs, at once and per day, and what is left of the wallet. */
export function CostFacts({ costs }: { readonly costs: PublishCosts }) {
  const t = useMessages(publishMessages);
  const format = useFormat();
  const { credits, isIncluded, shortfall, balance, daily } = costs;
  const after = { before: format.number(balance), after: format.number(balance - credits) };
  const facts: readonly (readonly [label: string, value: string | undefined])[] = [
    [t('costToday'), isIncluded ? t('costIncluded') : t('credits', { count: credits })],
    [t('costDaily'), isIncluded || daily === undefined ? undefined : t('credits', { count: daily })],
    [t('costBalance'), shortfall > 0 ? after.before : t('costBalanceAfter', after)],
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

/** How many credits the wallet lacks, with a link that leads back here once they are bought. */
export function MissingCredits({ count, listing: { id } }: { readonly count: number; readonly listing: OwnListing }) {
  const t = useMessages(publishMessages);
  return (
    <Notice
      tone="warn"
      title={t('shortTitle', { count })}
      acts={
        <LinkButton link={Link} to={`/portal/billing/checkout?credits=${count}&return=/portal/listings/${id}`}>
          {t('buyCredits')}
        </LinkButton>
      }
    >
      {t('shortText')}
    </Notice>
  );
}

/** Costs in one line; renders nothing while they are unknown. */
export function CostLine({ costs }: { readonly costs: PublishCosts | undefined }) {
  const t = useMessages(publishMessages);
  if (!costs) return null;
  const { credits, isIncluded, balance, daily } = costs;
  const values = { cost: t('credits', { count: credits }), balance: balance, daily: daily };
  if (isIncluded) return <p className={css.cost}>{t('costLineIncluded')}</p>;
  return <p className={css.cost}>{t(daily === undefined ? 'costLineToday' : 'costLine', values)}</p>;
}
