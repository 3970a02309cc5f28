import { classNames, Badge } from '@porchlight/ui';
import { useFormat, useMessages } from '@porchlight/client';
import type { CreditBundle, MembershipPlan } from '@porchlight/contracts/commerce';
import { useId, type ReactNode } from 'react';
import css from '../checkout.module.css';
import { checkoutMessages } from '../messages/catalog.ts';
import type { useProduct } from './use-product.ts';

interface Props {
  readonly bundles: readonly CreditBundle[];
  readonly plans: readonly MembershipPlan[];
  readonly product: ReturnType<typeof useProduct>;
  /** Credits that the live listings use a day. */
  readonly dailyUsage: number;
}

const creditsOf = ({ credits, bonusCredits }: CreditBundle) => credits + bonusCredits;
/** Minimum number of days that the bundle marked as fitting the usage lasts. */
const fittingDays = 90;
const centsEach = (bundle: CreditBundle) => bundle.priceCents / creditsOf(bundle);

/** Bundles and memberships on sale as radio buttons. */
export function ProductChoice({ bundles, plans, product, dailyUsage }: Props) {
  const t = useMessages(checkoutMessages);
  const name = useId();
  const most = Math.max(...bundles.map(centsEach));
  const fitting = dailyUsage > 0 ? bundles.find((bundle) => creditsOf(bundle) / dailyUsage >= fittingDays) : undefined;
  const optionOf = (id: string) => ({ name, isChosen: id === product.chosenId });
  return (
    <fieldset className={css.bundles}>
      <legend>{t('products')}</legend>
      {bundles.map((bundle) => (
        <Option key={bundle.id} {...optionOf(bundle.id)} onChoose={() => product.chooseBundle(bundle)}>
          <BundleText
            bundle={bundle}
            dailyUsage={dailyUsage}
            fitsUse={bundle === fitting}
            percentOff={Math.round(100 - (100 * centsEach(bundle)) / most)}
          />
        </Option>
      ))}
      {plans.map((plan) => (
        <Option key={plan.id} {...optionOf(plan.id)} onChoose={() => product.choosePlan(plan)}>
          <PlanText plan={plan} />
        </Option>
      ))}
    </fieldset>
  );
}

interface OptionProps {
  /** Name of the group of radio buttons. */
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}
function Option({ name, isChosen, onChoose, children }: OptionProps) {
  return (
    <label className={classNames(css.bundle, isChosen && css.chosen)}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  );
}

interface TextProps {
  readonly bundle: CreditBundle;
  readonly dailyUsage: number;
  readonly fitsUse: boolean;
  /** Against the highest price per credit, in whole percent. */
  readonly percentOff: number;
}
function BundleText({ bundle, dailyUsage, fitsUse, percentOff }: TextProps) {
  const t = useMessages(checkoutMessages);
  const format = useFormat();
  const { credits, bonusCredits, priceCents, currency, isBestValue } = bundle;
  return (
    <>
      <span className={css.bundleName}>
        <strong>{t('credits', { count: credits })}</strong>
        {bonusCredits > 0 && <Badge tone="ok">{t('bonus', { count: bonusCredits })}</Badge>}
        {fitsUse && <Badge tone="porch">{t('fitsUse')}</Badge>}
        {isBestValue && <Badge tone="brand">{t('bestValue')}</Badge>}
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

function PlanText({
  plan: { name, months, includedListings, priceCents, currency },
}: {
  readonly plan: MembershipPlan;
}) {
  const t = useMessages(checkoutMessages);
  const format = useFormat();
  return (
    <>
      <span className={css.bundleName}>
        <strong>{name}</strong>
        <span className={css.note}>{t('planIncludes', { count: includedListings })}</span>
      </span>
      <span className={css.bundlePrice}>
        <strong>{format.cents(priceCents, currency)}</strong>
        <span className={css.note}>{t('perMonth', { price: format.cents(priceCents / months, currency) })}</span>
      </span>
    </>
  );
}
