import { useFormat, useLanguage } from '@porchlight/client';
import type { Fee, Listing } from '@porchlight/contracts/catalog';
import { Notice } from '@porchlight/ui';
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCashBanknote.mjs';
import { FeeName } from './fee-name.tsx';
import css from '../newcomer-info.module.css';
import { moveInCost, type MoveInCost } from './move-in-cost.ts';
import { InfoItem } from '../info-item.tsx';
import { useListingMessages } from '../messages/catalog.ts';

type Block = Readonly<Record<string, string | undefined>>;
interface MoveInProps {
  readonly listing: Listing;
  /** Content block `rental-rules.{province}`. */ readonly rules: Block;
}

/** Move-in costs beside the province's rule on deposits, with a warning where they differ. */
export function MoveInInfo({ listing, rules }: MoveInProps) {
  const t = useListingMessages();
  const format = useFormat();
  const money = (amount: number) => format.money(amount, listing.currency);
  const due = moveInCost(listing, rules);
  const { rent, deposit, depositNote, fees, descriptionLang } = listing;
  // docs/rules/languages.md#lang-4-a-page-is-in-one-language
  const note = useLanguage().startsWith(descriptionLang) && depositNote;
  const applicationFees = fees.filter(
    ({ timing, requirement }) => timing === 'atApplication' && requirement === 'mandatory',
  );
  return (
    <InfoItem
      icon={IconCash}
      title={due.total === undefined ? t('moveInUnknown') : t('moveInTitle', { amount: money(due.total) })}
    >
      <p>
        {deposit
          ? t('moveInText', { rent: money(rent), deposit: money(deposit) })
          : deposit === 0 && t('moveInTextNoDeposit')}
        {note && ` ${note}`}
        <Fees fees={due.fees} listing={listing} />
      </p>
      {applicationFees.length > 0 && (
        <p>
          {t('toApply')}
          <Fees fees={applicationFees} listing={listing} />
        </p>
      )}
      <DepositRule rules={rules} country={listing.country} />
      <RuleWarning due={due} money={money} />
    </InfoItem>
  );
}

const Fees = ({ fees, listing }: { readonly fees: readonly Fee[]; readonly listing: Listing }) => {
  const t = useListingMessages();
  const format = useFormat();
  return fees.map((fee, at) => (
    <span key={at}>
      {' '}
      <FeeName fee={fee} lang={listing.descriptionLang} />
      {t('colon')} {format.money(fee.amount, listing.currency)}.
    </span>
  ));
};

/** The rule on deposits, with its source and review date. */
function DepositRule({
  rules: { note, sourceUrl, sourceName, reviewedAt },
  country,
}: {
  readonly rules: Block;
  readonly country: Listing['country'];
}) {
  const t = useListingMessages();
  // Canadian rules use Canadian English, also on US pages.
  const isCanadian = useLanguage() === 'en-US' && country === 'CA';
  const format = useFormat();
  if (!note) return null;
  return (
    <p>
      <span lang={isCanadian ? 'en-CA' : undefined}>{note}</span>
      {sourceUrl && (
        <>
          {' '}
          <a href={sourceUrl} rel="noopener external" target="_blank">
            {sourceName ?? t('ruleLink')}
          </a>
          .
        </>
      )}
      {reviewedAt && ` ${t('ruleSource', { date: format.date(reviewedAt) })}`}
    </p>
  );
}

function RuleWarning({ due, money }: { readonly due: MoveInCost; readonly money: (amount: number) => string }) {
  const t = useListingMessages();
  const warnings = [
    due.legalMaxDeposit !== undefined &&
      (due.legalMaxDeposit === 0 ? t('noDepositRule') : t('overRule', { most: money(due.legalMaxDeposit) })),
    due.hasForbiddenKeyDeposit && t('noKeyRule'),
  ].filter(Boolean);
  return (
    warnings.length > 0 && (
      <Notice tone="warn" className={css.doubt}>
        {warnings.join(' ')} {t('askFirst')}
      </Notice>
    )
  );
}
