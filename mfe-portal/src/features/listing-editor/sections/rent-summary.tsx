import { useFormat, useMessages } from '@porchlight/client';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { compareToArea } from '@porchlight/listing-ui';
import { Badge } from '@porchlight/ui';
import { monthlyCosts } from '../form/monthly-costs.ts';
import type { ListingValues } from '../form/listing-values.ts';
import { editorMessages } from '../messages/catalog.ts';
import css from './sections.module.css';

const sides = { below: 'areaBelow', about: 'areaAbout', above: 'areaAbove' } as const;
interface Props {
  readonly values: ListingValues;
  readonly stored: OwnListing;
}

/** The monthly costs that visitors see, and the rent against similar homes; renders nothing without a rent. */
export function RentSummary({ values, stored: { currency, areaMedian } }: Props) {
  const t = useMessages(editorMessages);
  const format = useFormat();
  const costs = monthlyCosts(values);
  if (!costs) return null;
  const rent = format.money(costs.rent, currency);
  const total = format.money(costs.total, currency);
  // The median covers entire homes only.
  const median = values.listingKind === 'entire' ? areaMedian : undefined;
  return (
    <div className={css.summary}>
      <p>{costs.total > costs.rent ? t('shownWithFees', { rent, total }) : t('shownAs', { rent })}</p>
      {median !== undefined && <AreaHint rent={costs.rent} median={median} />}
    </div>
  );
}

function AreaHint({ rent, median }: { readonly rent: number; readonly median: number }) {
  const t = useMessages(editorMessages);
  const { side, share } = compareToArea(rent, median);
  return (
    <Badge tone={side === 'below' ? 'ok' : 'neutral'}>{t(sides[side], { share: Math.round(share * 100) / 100 })}</Badge>
  );
}
