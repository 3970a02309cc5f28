import { useMessages } from '@porchlight/client';
import { useIsPhone } from '@porchlight/console-ui';
import type { BillingInformation, CreditBundle, OrderQuote } from '@porchlight/contracts/commerce';
import { LeaveDialog } from '@porchlight/forms';
import type { ReactNode } from 'react';
import { BankDialog, useBank } from '../../shared/card-form/bank-dialog.tsx';
import { BillingFields } from '../../shared/billing-information/billing-fields.tsx';
import css from './checkout.module.css';
import { checkoutMessages } from './messages/catalog.ts';
import { OrderSide } from './order-side.tsx';
import { PayBar } from './pay-bar.tsx';
import { PayButton } from './pay-button.tsx';
import type { Purchase } from './payment/pay-order.ts';
import { PaymentSection } from './payment/payment-section.tsx';
import { ProductChoice } from './products/product-choice.tsx';
import { useBundles } from './products/use-bundle.ts';
import { usePlans, type Cart, type useProduct } from './products/use-product.ts';
import { PromoCode } from './promo-code.tsx';
import { Section } from './section.tsx';
import { ProvinceTaxes } from './taxes/province-taxes.tsx';
import { useCheckout } from './use-checkout.ts';

interface Props {
  readonly bundles: readonly CreditBundle[];
  readonly product: ReturnType<typeof useProduct>;
  readonly cart: Cart;
  readonly saved: BillingInformation | null;
  /** Credits that the live listings use a day. */
  readonly dailyUsage: number;
  /** Renders what the order does to the wallet. */
  readonly balanceAfter: (quote: OrderQuote) => ReactNode;
  /** Renders how long the credits last then. */
  readonly forecast: (quote: OrderQuote) => ReactNode;
  readonly onPaid: (purchase: Purchase) => void;
}

/** Form of an order: what is bought, the card and the billing address. It is inert while it pays. */
export function CheckoutForm({ bundles, product, cart, saved, dailyUsage, balanceAfter, forecast, onPaid }: Props) {
  const t = useMessages(checkoutMessages);
  const isPhone = useIsPhone();
  const { card, choice, setup, form, price, isVerifying } = useCheckout({ cart, saved, onPaid });
  const bank = useBank();
  const { quote, isStale } = price;
  const priced = { bundles: useBundles(quote?.currency).bundles ?? bundles, plans: usePlans(quote?.currency).plans };
  const payButton = (
    <PayButton quote={quote} isBusy={form.isBusy} isDisabled={isStale || !quote || price.error !== undefined} />
  );
  return (
    <form className={css.form} aria-label={t('title')} {...form.props}>
      <div className={css.main} inert={form.isBusy}>
        <Section number={1} title={t('productTitle')}>
          <ProductChoice {...priced} product={product} dailyUsage={dailyUsage} />
          <p className={css.note}>{t('neverExpire')}</p>
          {'bundleId' in cart && <PromoCode promo={price.promo} quote={quote} />}
        </Section>
        <PaymentSection quote={quote} setup={setup} choice={choice} askBank={bank.ask} ref={card} />
        <Section number={3} title={t('billingTitle')}>
          <BillingFields form={form} />
          <ProvinceTaxes quote={quote} province={form.values.province} />
        </Section>
      </div>
      <OrderSide form={form} price={price} isVerifying={isVerifying} forecast={forecast}>
        {!isPhone && payButton}
        {quote && balanceAfter(quote)}
      </OrderSide>
      {isPhone && <PayBar quote={quote}>{payButton}</PayBar>}
      <BankDialog bank={bank} />
      <LeaveDialog
        isOn={form.isBusy}
        texts={{ title: t('leaveTitle'), text: t('leaveText'), stay: t('stay'), leave: t('leave') }}
      />
    </form>
  );
}
