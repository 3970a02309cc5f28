import { useFormat, useMessages } from '@porchlight/client';
import type { OrderQuote } from '@porchlight/contracts/commerce';
import { Button } from '@porchlight/ui';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { checkoutMessages } from './messages/catalog.ts';

interface Props {
  readonly quote: OrderQuote | undefined;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
}

/** Button that pays; it names the total once the tax is known. */
export function PayButton({ quote, isBusy, isDisabled }: Props) {
  const t = useMessages(checkoutMessages);
  const format = useFormat();
  const label = quote?.isTaxKnown ? t('payTotal', { total: format.cents(quote.totalCents, quote.currency) }) : t('pay');
  return (
    <Button
      type="submit"
      look="primary"
      size="large"
      isWide
      icon={IconLock}
      isBusy={isBusy}
      busyText={t('paying')}
      disabled={isDisabled && !isBusy}
    >
      {label}
    </Button>
  );
}
