import { useFormat } from '@porchlight/client';
import type { Listing } from '@porchlight/contracts/catalog';
import { Badge, Card, classNames, VisuallyHidden } from '@porchlight/ui';
import { usePublicWords } from '../../words/catalogue.ts';
import css from './listing.module.css';
import type { CostLine, MonthlyCost } from './monthly-cost.ts';

const names = { rent: 'payRent', electricity: 'payElectricity', heat: 'payHeat', water: 'payWater', internet: 'payInternet', insurance: 'payInsurance' } as const;
type Block = Readonly<Record<string, string | undefined>>;

/** The whole price a month, said early. */
export function MonthlyCostTable({ home, cost, block }: { readonly home: Listing; readonly cost: MonthlyCost; readonly block: Block }) {
  const t = usePublicWords();
  const format = useFormat();
  const total = format.money(cost.total, home.currency);
  return (
    <section className={classNames(css.section, css.first)}>
      <h2>{t('payTitle')}</h2>
      <Card isPadded>
        <table className={css.cost}>
          <caption><VisuallyHidden>{t('payCaption')}</VisuallyHidden></caption>
          <tbody>
            {cost.lines.map((line) => <Line key={line.name ?? line.key} line={line} home={home} />)}
            <tr><th scope="row">{t('payTotal')}</th><td>{cost.isRough ? t('payAbout', { amount: total }) : total}</td></tr>
          </tbody>
        </table>
        <p className={css.note}>{block['source'] && block['reviewedAt'] ? t('payNote', { source: block['source'], date: format.date(block['reviewedAt']) }) : t('payNoUsual')}</p>
      </Card>
    </section>
  );
}

function Line({ line, home }: { readonly line: CostLine; readonly home: Listing }) {
  const t = usePublicWords();
  const format = useFormat();
  const amount = line.amount === undefined ? '' : format.money(line.amount, home.currency);
  return (
    <tr>
      <th scope="row">{line.key === 'fee' ? line.name : t(names[line.key])} {line.kind === 'usual' && <span className={css.usual}>{t('payUsual')}</span>}</th>
      <td>{line.kind === 'included' ? <Badge tone="ok">{t('payIncluded')}</Badge> : line.kind === 'unknown' ? <span className={css.usual}>{t('payExtra')}</span> : line.kind === 'usual' ? t('payAbout', { amount }) : amount}</td>
    </tr>
  );
}
