import { useFormat, useLanguage } from '@porchlight/client';
import type { Fee, Listing } from '@porchlight/contracts/catalog';
import { Notice } from '@porchlight/ui';
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCashBanknote.mjs';
import { FeeName } from './fee-name.tsx';
import css from './listing.module.css';
import { moveIn, type MoveIn } from './move-in.ts';
import { Point } from './point.tsx';
import { useListingWords } from './words/catalogue.ts';

type Block = Readonly<Record<string, string | undefined>>;
interface MoveInProps {
  readonly home: Listing;
  /** Block `rental-rules.{province}`. */ readonly rules: Block;
}

/** What is paid before the keys, and the rule of the place beside it. Where the two differ it says so, calmly: it warns and never forbids. */
export function MoveInPoint({ home, rules }: MoveInProps) {
  const t = useListingWords();
  const format = useFormat();
  const money = (amount: number) => format.money(amount, home.currency);
  const due = moveIn(home, rules);
  const { rent, deposit, depositNote, fees, descriptionLang } = home;
  const toApply = fees.filter(({ timing, requirement }) => timing === 'atApplication' && requirement === 'mandatory');
  return (
    <Point
      icon={IconCash}
      title={due.total === undefined ? t('moveInUnknown') : t('moveInTitle', { amount: money(due.total) })}
    >
      <p>
        {deposit
          ? t('moveInText', { rent: money(rent), deposit: money(deposit) })
          : deposit === 0 && t('moveInTextNoDeposit')}
        {depositNote && (
          <>
            {' '}
            <span lang={descriptionLang}>{depositNote}</span>
          </>
        )}
        <Fees fees={due.fees} home={home} />
      </p>
      {toApply.length > 0 && (
        <p>
          {t('toApply')}
          <Fees fees={toApply} home={home} />
        </p>
      )}
      <Rule rules={rules} country={home.country} />
      <Doubt due={due} money={money} />
    </Point>
  );
}

const Fees = ({ fees, home }: { readonly fees: readonly Fee[]; readonly home: Listing }) => {
  const t = useListingWords();
  const format = useFormat();
  return fees.map((fee, at) => (
    <span key={at}>
      {' '}
      <FeeName fee={fee} lang={home.descriptionLang} />
      {t('colon')} {format.money(fee.amount, home.currency)}.
    </span>
  ));
};

/** What may be asked for in the place, from whom we know it, and since when. */
function Rule({
  rules: { note, sourceUrl, sourceName, reviewedAt },
  country,
}: {
  readonly rules: Block;
  readonly country: Listing['country'];
}) {
  const t = useListingWords();
  // The rules of a province are told in the words of Canada, wherever they are read.
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

function Doubt({ due, money }: { readonly due: MoveIn; readonly money: (amount: number) => string }) {
  const t = useListingWords();
  const doubts = [
    due.ruleMost !== undefined &&
      (due.ruleMost === 0 ? t('noDepositRule') : t('overRule', { most: money(due.ruleMost) })),
    due.isKeyAgainstRule && t('noKeyRule'),
  ].filter(Boolean);
  return (
    doubts.length > 0 && (
      <Notice tone="warn" className={css.doubt}>
        {doubts.join(' ')} {t('askFirst')}
      </Notice>
    )
  );
}
