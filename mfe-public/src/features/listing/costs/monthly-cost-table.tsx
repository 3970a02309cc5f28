import { useFormat } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { Listing } from '@porchlight/contracts/catalog';
import { Badge, Card, classNames, VisuallyHidden } from '@porchlight/ui';
import { FeeName } from './fee-name.tsx';
import costs from './costs.module.css';
import css from '../listing.module.css';
import type { CostLine, MonthlyCost } from './monthly-cost.ts';
import { useListingMessages } from '../messages/catalog.ts';

const messageKeys = {
  rent: 'payRent',
  electricity: 'payElectricity',
  heat: 'payHeat',
  water: 'payWater',
  internet: 'payInternet',
  insurance: 'payInsurance',
} as const;
type Block = Readonly<Record<string, string | undefined>>;
interface MonthlyCostTableProps {
  readonly listing: Listing;
  readonly cost: MonthlyCost;
  /** Content block `usual-costs.{province}`. */ readonly block: Block;
}

/** Table of the total monthly cost of a listing. */
export function MonthlyCostTable({ listing, cost, block }: MonthlyCostTableProps) {
  const t = useListingMessages();
  const format = useFormat();
  const total = format.money(cost.total, listing.currency);
  const missing = cost.missing.map((key) => t(messageKeys[key]).toLocaleLowerCase());
  return (
    <section className={classNames(css.section, css.first)}>
      <h2>{t('payTitle')}</h2>
      <Card isPadded>
        <table className={costs.cost}>
          <caption>
            <VisuallyHidden>{t('payCaption')}</VisuallyHidden>
          </caption>
          <tbody>
            {cost.lines.map((line, at) => (
              <Line key={at} line={line} listing={listing} />
            ))}
            <tr>
              <th scope="row">
                {missing.length > 0 ? t('payEstimated', { list: format.list(missing) }) : t('payTotal')}
              </th>
              <td>{cost.isEstimate ? t('payAbout', { amount: total }) : total}</td>
            </tr>
          </tbody>
        </table>
        <OtherFees listing={listing} cost={cost} />
        <CostNote block={block} />
      </Card>
    </section>
  );
}

function Line({ line, listing }: { readonly line: CostLine; readonly listing: Listing }) {
  const t = useListingMessages();
  const format = useFormat();
  const amount = line.amount === undefined ? '' : format.money(line.amount, listing.currency);
  return (
    <tr>
      <th scope="row">
        {line.key === 'fee'
          ? line.fee && <FeeName fee={line.fee} lang={listing.descriptionLang} />
          : t(messageKeys[line.key])}{' '}
        {line.kind === 'usual' && (
          <span className={costs.usual}>{line.key === 'internet' ? t('usualHere') : t('payUsual')}</span>
        )}
      </th>
      <td>
        {line.kind === 'included' ? (
          <Badge tone="ok">{t('payIncluded')}</Badge>
        ) : line.kind === 'unknown' ? (
          <span className={costs.usual}>{t('payExtra')}</span>
        ) : line.kind === 'usual' ? (
          t('payAbout', { amount })
        ) : (
          amount
        )}
      </td>
    </tr>
  );
}

/** Optional and conditional monthly fees, such as parking or a pet fee. They are not part of the total. */
function OtherFees({ listing, cost: { otherFees } }: Pick<MonthlyCostTableProps, 'listing' | 'cost'>) {
  const t = useListingMessages();
  const format = useFormat();
  const groups = [
    [t('ifYouWant'), 'optional'],
    [t('ifItApplies'), 'situational'],
  ] as const;
  return groups.map(([title, requirement]) => {
    const fees = otherFees.filter((fee) => fee.requirement === requirement);
    return (
      fees.length > 0 && (
        <div key={requirement} className={costs.otherFees}>
          <p>{title}</p>
          <ul>
            {fees.map((fee, at) => (
              <li key={at}>
                <FeeName fee={fee} lang={listing.descriptionLang} />
                {t('colon')} {t('aMonth', { amount: format.money(fee.amount, listing.currency) })}
              </li>
            ))}
          </ul>
        </div>
      )
    );
  });
}

/** Source and review date of the typical costs, or a note that the region has none. */
function CostNote({ block: { source, sourceUrl, reviewedAt } }: { readonly block: Block }) {
  const t = useListingMessages();
  const format = useFormat();
  if (!source || !reviewedAt) return <p className={css.note}>{t('payNoUsual')}</p>;
  return (
    <p className={css.note}>
      {t('payNote', { source, date: format.date(reviewedAt) })}
      {sourceUrl?.startsWith('/') && (
        <>
          {' '}
          <Link to={sourceUrl}>{t('figures')}</Link>
        </>
      )}
    </p>
  );
}
