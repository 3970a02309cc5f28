import { useFormat, useLanguage, useMessages } from '@porchlight/client';
import { useIsPhone } from '@porchlight/console-ui';
import type { ProvinceQuotesResponse } from '@porchlight/contracts/commerce';
import { classNames, Icon, VisuallyHidden } from '@porchlight/ui';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useProvinceName } from '../../../shared/billing-information/use-province-name.ts';
import { checkoutMessages } from '../messages/catalog.ts';
import css from './province-taxes.module.css';
import { useTaxLabel } from './use-tax-label.ts';

interface Props {
  readonly quotes: ProvinceQuotesResponse;
  /** Province of the billing address: its row is the first one, and marked. */
  readonly province: string;
  /** Whether another cart is being priced. */
  readonly isStale: boolean;
}

/** Taxes and total of an order in each province, by name. On phones the taxes stand below the name. */
export function ProvinceTable({ quotes: { provinces, currency }, province, isStale }: Props) {
  const t = useMessages(checkoutMessages);
  const isPhone = useIsPhone();
  const format = useFormat();
  const language = useLanguage();
  const nameOf = useProvinceName();
  const labelOf = useTaxLabel();
  const cents = (amount: number) => format.cents(amount, currency);
  const rows = provinces
    .map(({ province: code, taxes, totalCents }) => ({
      code,
      name: nameOf(code),
      isOwn: code === province,
      labels: taxes.map(labelOf).join('\u00a0+ ') || t('noTax'),
      lines: taxes.map((tax) => cents(tax.cents)).join('\u00a0+ ') || cents(0),
      total: cents(totalCents),
    }))
    .sort((one, other) => Number(other.isOwn) - Number(one.isOwn) || one.name.localeCompare(other.name, language));
  return (
    <table className={css.table} aria-busy={isStale}>
      <caption>
        <VisuallyHidden>{t('taxByProvince')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('province')}</th>
          {!isPhone && <th scope="col">{t('taxRates')}</th>}
          <th scope="col" className={css.amount}>
            {t('taxLines')}
          </th>
          <th scope="col" className={css.amount}>
            {t('total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, name, isOwn, labels, lines, total }) => (
          <tr key={code} className={classNames(isOwn && css.own)}>
            <th scope="row">
              {name}
              {isOwn && (
                <>
                  <Icon of={IconCheck} size={16} />
                  <VisuallyHidden>{`, ${t('ownProvince')}`}</VisuallyHidden>
                </>
              )}
              {isPhone && <small>{labels}</small>}
            </th>
            {!isPhone && <td>{labels}</td>}
            <td className={css.amount}>{lines}</td>
            <td className={css.amount}>{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
