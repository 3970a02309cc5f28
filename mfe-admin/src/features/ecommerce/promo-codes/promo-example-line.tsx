import { useFormat, useMessages } from '@porchlight/client';
import { creditBundleResource, type PromoExample, type PromoExampleQuery } from '@porchlight/contracts/commerce';
import { FormSection } from '@porchlight/console-ui';
import { callsOf, type AnyRecord } from '@porchlight/resource-kit';
import { ecommerceMessages } from '../messages/catalog.ts';
import { promoCalls } from './promo-calls.ts';
import { valueFields } from './value-fields.ts';

/** A code as it is typed: any of its fields may be missing or invalid. */
type TypedPromo = Readonly<Record<string, unknown>>;

/** Returns the query for a typed code; undefined while its value is missing or invalid. */
function exampleQuery(promo: TypedPromo, bundleId: string | undefined): PromoExampleQuery | undefined {
  const kind = promo['kind'] as PromoExampleQuery['kind'];
  const value = promo[valueFields[kind]];
  if (!bundleId || !Number.isSafeInteger(value) || Number(value) < 1) return undefined;
  if (kind === 'percent' && Number(value) > 100) return undefined;
  const currency = promo['currency'] as PromoExampleQuery['currency'] | null;
  return { bundleId, kind, [valueFields[kind]]: Number(value), ...(currency ? { currency } : {}) };
}

/** Line that shows what a code makes of the price of one of its bundles, as the checkout computes it. */
export function PromoExampleLine({ promo }: { readonly promo: TypedPromo }) {
  const t = useMessages(ecommerceMessages);
  const { data } = callsOf(creditBundleResource).list.useQuery({ query: { perPage: 100 } });
  const bundles = (data?.records ?? []) as unknown as readonly AnyRecord[];
  const [chosen] = promo['bundles'] as readonly string[];
  const query = exampleQuery(promo, chosen ?? bundles[Math.floor(bundles.length / 2)]?.id);
  const { data: example } = promoCalls.useGetPromoExampleQuery({ query: query as PromoExampleQuery }, { skip: !query });
  return (
    <FormSection title={t('promoCodes.example')}>
      <p role="status">{query && example ? <ExampleText example={example} /> : t('promoCodes.noExample')}</p>
    </FormSection>
  );
}

function ExampleText({ example }: { readonly example: PromoExample }) {
  const t = useMessages(ecommerceMessages);
  const format = useFormat();
  const { credits, bonusCredits, priceCents, discountedCents, currency } = example;
  const price = format.cents(priceCents, currency);
  return bonusCredits > 0
    ? t('promoCodes.exampleCredits', { credits, price, total: credits + bonusCredits })
    : t('promoCodes.examplePrice', { credits, price, discounted: format.cents(discountedCents, currency) });
}
