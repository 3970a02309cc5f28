import { useFormat, useMessages } from '@porchlight/client';
import { currencies, type Currency } from '@porchlight/contracts';
import { FormSection } from '@porchlight/console-ui';
import { Badge } from '@porchlight/ui';
import { ecommerceMessages } from '../messages/catalog.ts';
import css from './bundle-preview.module.css';

/** Fields of a bundle as they are typed: any of them may be missing or invalid. */
type TypedBundle = Readonly<Record<string, unknown>>;
const priceFields: Readonly<Record<Currency, string>> = { CAD: 'priceCadCents', USD: 'priceUsdCents' };
const countOf = (value: unknown) => (Number.isSafeInteger(value) ? Number(value) : 0);

/** What the checkout will show of a bundle, in each currency that has a price. */
export function BundlePreview({ bundle }: { readonly bundle: TypedBundle }) {
  const t = useMessages(ecommerceMessages);
  const sold = currencies.filter((currency) => countOf(bundle[priceFields[currency]]) > 0);
  return (
    <FormSection title={t('creditBundles.preview')}>
      {sold.length === 0 && <p>{t('creditBundles.noPreview')}</p>}
      {sold.map((currency) => (
        <PreviewCard key={currency} bundle={bundle} currency={currency} />
      ))}
    </FormSection>
  );
}

function PreviewCard({ bundle, currency }: { readonly bundle: TypedBundle; readonly currency: Currency }) {
  const t = useMessages(ecommerceMessages);
  const format = useFormat();
  const [credits, bonus] = [countOf(bundle['credits']), countOf(bundle['bonusCredits'])];
  const cents = countOf(bundle[priceFields[currency]]);
  return (
    <div className={css.card}>
      <span className={css.name}>
        <strong>{t('creditBundles.count', { count: credits })}</strong>
        {bonus > 0 && <Badge tone="ok">{t('creditBundles.bonus', { count: bonus })}</Badge>}
        {bundle['isBestValue'] === true && <Badge tone="brand">{t('creditBundles.isBestValue')}</Badge>}
      </span>
      <span className={css.price}>
        <strong>{format.cents(cents, currency)}</strong>
        {credits > 0 && (
          <span>{t('creditBundles.each', { price: format.cents(cents / (credits + bonus), currency) })}</span>
        )}
      </span>
    </div>
  );
}
