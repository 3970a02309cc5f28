import { useFormat, useMessages } from '@porchlight/client';
import { StatusBadge } from '@porchlight/console-ui';
import { monthlyRent, type Fee, type FeeInput, type OwnListing } from '@porchlight/contracts/catalog';
import { compareToArea } from '@porchlight/listing-ui';
import { listingMessages } from '../messages/catalog.ts';
import { FactGroup } from './fact-group.tsx';
import css from './facts.module.css';
import { useFact } from './use-fact.ts';
import { useLabels } from '../../../shared/use-labels.ts';

/** Rent beside the typical one of the area, deposit and fees. */
export function RentFacts({ listing }: { readonly listing: OwnListing }) {
  const t = useMessages(listingMessages);
  const format = useFormat();
  const { fact, optional, list } = useFact();
  const label = useLabels();
  const { rentMax, deposit, depositNote, utilities, fees, currency, lang } = listing;
  return (
    <FactGroup
      title={t('group.rent')}
      facts={[
        fact('rent', <Rent listing={listing} />),
        optional('rentMax', rentMax && format.money(rentMax, currency)),
        optional('deposit', deposit === 0 ? t('none') : deposit && format.money(deposit, currency)),
        optional('depositNote', depositNote && <span lang={lang}>{depositNote}</span>),
        list(
          'utilities',
          utilities.map((one) => label.term('utility', one)),
        ),
        fees && fees.length > 0 ? fact('fees', <Fees listing={listing} fees={fees} />) : list('fees', fees && []),
      ]}
    />
  );
}

function Rent({ listing }: { readonly listing: OwnListing }) {
  const t = useMessages(listingMessages);
  const format = useFormat();
  const { rent, rentFrequency, currency, areaMedian, listingKind } = listing;
  const perMonth = monthlyRent(rent, rentFrequency);
  return (
    <div className={css.rent}>
      <span>{t(`rentPer.${rentFrequency}`, { rent: format.money(rent, currency) })}</span>
      {rentFrequency !== 'month' && <span>{t('aboutPerMonth', { rent: format.money(perMonth, currency) })}</span>}
      {/* The median covers entire homes only. */}
      {areaMedian !== undefined && listingKind === 'entire' && (
        <AreaComparison rent={perMonth} median={areaMedian} currency={currency} />
      )}
    </div>
  );
}

const sides = { below: 'areaBelow', about: 'areaAbout', above: 'areaAbove' } as const;
function AreaComparison({
  rent,
  median,
  currency,
}: Pick<OwnListing, 'rent' | 'currency'> & { readonly median: number }) {
  const t = useMessages(listingMessages);
  const format = useFormat();
  const { side, share } = compareToArea(rent, median);
  return (
    <>
      <StatusBadge tone={side === 'below' ? 'warn' : 'quiet'}>
        {t(sides[side], { share: Math.round(share * 100) / 100 })}
      </StatusBadge>
      <span>{t('areaMedian', { rent: format.money(median, currency) })}</span>
    </>
  );
}

function Fees({ listing: { currency, lang }, fees }: { readonly listing: OwnListing; readonly fees: readonly Fee[] }) {
  const t = useMessages(listingMessages);
  const format = useFormat();
  const termsOf = ({ amount, timing, requirement, refundable }: Fee) =>
    [
      format.money(amount, currency),
      t(`feeTiming.${timing as FeeInput['timing']}`),
      t(`feeRequirement.${requirement as FeeInput['requirement']}`),
      refundable ? t('refundable') : '',
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <ul className={css.fees}>
      {fees.map((fee, position) => (
        // Two fees may have the same name.
        <li key={position}>
          <span lang={lang}>{fee.name}</span> · {termsOf(fee)}
        </li>
      ))}
    </ul>
  );
}
