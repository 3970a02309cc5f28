import { classNames, Badge } from '@porchlight/ui';
import { useFormat, useMessages } from '@porchlight/client';
import type { CreditBundle } from '@porchlight/contracts/commerce';
import { useId } from 'react';
import css from './checkout.module.css';
import { checkoutMessages } from './messages/catalog.ts';

interface Props {
  readonly bundles: readonly CreditBundle[];
  readonly chosen: CreditBundle;
  readonly onChoose: (bundle: CreditBundle) => void;
  /** Credits that the live listings use a day. */
  readonly dailyUsage: number;
}

const creditsOf = ({ credits, bonusCredits }: CreditBundle) => credits + bonusCredits;
const centsEach = (bundle: CreditBundle) => bundle.priceCents / creditsOf(bundle);

/** Bundles on sale as radio buttons. */
export function BundleChoice({ bundles, chosen, onChoose, dailyUsage }: Props) {
  const t = useMessages(checkoutMessages);
  const name = useId();
  const prices = bundles.map(centsEach);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return (
    <fieldset className={css.bundles}>
      <legend>{t('bundles')}</legend>
      {bundles.map((bundle) => (
        <label key={bundle.id} className={classNames(css.bundle, bundle.id === chosen.id && css.chosen)}>
          <input type="radio" name={name} checked={bundle.id === chosen.id} onChange={() => onChoose(bundle)} />
          <BundleText
            bundle={bundle}
            dailyUsage={dailyUsage}
            isBest={least < most && centsEach(bundle) === least}
            percentOff={Math.round(100 - (100 * centsEach(bundle)) / most)}
          />
        </label>
      ))}
    </fieldset>
  );
}

interface TextProps {
  readonly bundle: CreditBundle;
  readonly dailyUsage: number;
  readonly isBest: boolean;
  /** Against the highest price per credit, in whole percent. */
  readonly percentOff: number;
}
function BundleText({ bundle, dailyUsage, isBest, percentOff }: TextProps) {
  const t = useMessages(checkoutMessages);
  const format = useFormat();
  const { credits, bonusCredits, priceCents, currency } = bundle;
  return (
    <>
      <span className={css.bundleName}>
        <strong>{t('credits', { count: credits })}</strong>
        {bonusCredits > 0 && <Badge tone="ok">{t('bonus', { count: bonusCredits })}</Badge>}
        {isBest && <Badge tone="brand">{t('bestValue')}</Badge>}
        {dailyUsage > 0 && (
          <span className={css.note}>
            {t('lasts', { days: Math.floor(creditsOf(bundle) / dailyUsage), usage: dailyUsage })}
          </span>
        )}
      </span>
      <span className={css.bundlePrice}>
        <strong>{format.cents(priceCents, currency)}</strong>
        <span className={css.note}>
          {t('each', { price: format.cents(centsEach(bundle), currency) })}
          {percentOff > 0 && (
            <>
              {' · '}
              <b>{t('percentOff', { percent: percentOff })}</b>
            </>
          )}
        </span>
      </span>
    </>
  );
}
