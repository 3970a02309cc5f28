import { useFormat, useMessages } from '@porchlight/client';
import { Notice } from '@porchlight/ui';
import { perMonth } from '../form/monthly-costs.ts';
import type { ListingForm } from '../form/use-listing-form.ts';
import { rentHintMessages } from './messages/catalog.ts';
import { rentWarningOf } from './rent-warning.ts';
import css from './rent-hint.module.css';
import { useTypicalRent, type TypicalRent } from './use-typical-rent.ts';

/**
 * What similar homes ask, and a warning about a rent that is far from it, which keeps no one from saving or publishing.
 * Renders nothing where too few similar homes are known.
 */
export function RentHint({ form }: { readonly form: ListingForm }) {
  const t = useMessages(rentHintMessages);
  const typical = useTypicalRent(form);
  const { rent, rentFrequency } = form.values;
  const monthly = perMonth(rent, rentFrequency);
  if (!typical) return null;
  const warning = monthly === undefined ? undefined : rentWarningOf(monthly, typical.cell);
  return (
    <div className={css.hint}>
      <TypicalText typical={typical} form={form} />
      <div role="status">{warning && <Notice tone="warn">{t(`warning.${warning}`)}</Notice>}</div>
    </div>
  );
}

function TypicalText({ typical, form }: { readonly typical: TypicalRent; readonly form: ListingForm }) {
  const t = useMessages(rentHintMessages);
  const format = useFormat();
  const { cell, city, place } = typical;
  const [low, median, high] = [cell.p25, cell.median, cell.p75].map((rent) => format.money(rent, form.stored.currency));
  const size = form.values.listingKind === 'entire' ? t('home', { beds: cell.beds }) : t('room');
  return (
    <p>
      {t('typical', { size, place, low, median, high })}
      {cell.standIn !== undefined && ` ${t('standIn', { city, place })}`}
      {cell.quality === 'limited' && ` ${t('limited', { count: cell.n })}`}
    </p>
  );
}
