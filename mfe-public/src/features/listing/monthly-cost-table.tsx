import { useFormat } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { Listing } from '@porchlight/contracts/catalog';
import { Badge, Card, classNames, VisuallyHidden } from '@porchlight/ui';
import { FeeName } from './fee-name.tsx';
import css from './listing.module.css';
import type { CostLine, MonthlyCost } from './monthly-cost.ts';
import { useListingWords } from './words/catalogue.ts';

const names = {
  rent: 'payRent',
  electricity: 'payElectricity',
  heat: 'payHeat',
  water: 'payWater',
  internet: 'payInternet',
  insurance: 'payInsurance',
} as const;
type Block = Readonly<Record<string, string | undefined>>;
interface MonthlyCostTableProps {
  readonly home: Listing;
  readonly cost: MonthlyCost;
  /** Block `usual-costs.{province}`. */ readonly block: Block;
}

/** The whole price a month, said early. */
export function MonthlyCostTable({ home, cost, block }: MonthlyCostTableProps) {
  const t = useListingWords();
  const format = useFormat();
  const total = format.money(cost.total, home.currency);
  return (
    <section className={classNames(css.section, css.first)}>
      <h2>{t('payTitle')}</h2>
      <Card isPadded>
        <table className={css.cost}>
          <caption>
            <VisuallyHidden>{t('payCaption')}</VisuallyHidden>
          </caption>
          <tbody>
            {cost.lines.map((line, at) => (
              <Line key={at} line={line} home={home} />
            ))}
            <tr>
              <th scope="row">
                {t('payTotal')} {!cost.isWhole && <span className={css.usual}>{t('withoutUnknown')}</span>}
              </th>
              <td>{cost.isRough ? t('payAbout', { amount: total }) : total}</td>
            </tr>
          </tbody>
        </table>
        <OtherFees home={home} cost={cost} />
        <CostNote block={block} />
      </Card>
    </section>
  );
}

function Line({ line, home }: { readonly line: CostLine; readonly home: Listing }) {
  const t = useListingWords();
  const format = useFormat();
  const amount = line.amount === undefined ? '' : format.money(line.amount, home.currency);
  return (
    <tr>
      <th scope="row">
        {line.key === 'fee' ? line.fee && <FeeName fee={line.fee} lang={home.descriptionLang} /> : t(names[line.key])}{' '}
        {line.kind === 'usual' && (
          <span className={css.usual}>{line.key === 'internet' ? t('usualHere') : t('payUsual')}</span>
        )}
      </th>
      <td>
        {line.kind === 'included' ? (
          <Badge tone="ok">{t('payIncluded')}</Badge>
        ) : line.kind === 'unknown' ? (
          <span className={css.usual}>{t('payExtra')}</span>
        ) : line.kind === 'usual' ? (
          t('payAbout', { amount })
        ) : (
          amount
        )}
      </td>
    </tr>
  );
}

/** What some pay besides: a parking space that they choose, a fee for a pet that they bring. Not in the total. */
function OtherFees({ home, cost: { others } }: Pick<MonthlyCostTableProps, 'home' | 'cost'>) {
  const t = useListingWords();
  const format = useFormat();
  const groups = [
    [t('ifYouWant'), 'optional'],
    [t('ifItApplies'), 'situational'],
  ] as const;
  return groups.map(([title, requirement]) => {
    const fees = others.filter((fee) => fee.requirement === requirement);
    return (
      fees.length > 0 && (
        <div key={requirement} className={css.otherFees}>
          <p>{title}</p>
          <ul>
            {fees.map((fee, at) => (
              <li key={at}>
                <FeeName fee={fee} lang={home.descriptionLang} />
                {t('colon')} {t('aMonth', { amount: format.money(fee.amount, home.currency) })}
              </li>
            ))}
          </ul>
        </div>
      )
    );
  });
}

/** Where the usual costs are from; a region without them says so. */
function CostNote({ block: { source, sourceUrl, reviewedAt } }: { readonly block: Block }) {
  const t = useListingWords();
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
