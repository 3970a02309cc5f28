import { useMessages } from '@porchlight/client';
import type { PaymentMethod } from '@porchlight/contracts/commerce';
import { paymentMethodMessages } from '../../../shared/payment-method/messages/catalog.ts';
import { useCardName } from '../../../shared/payment-method/use-card-name.ts';
import css from '../billing.module.css';

interface Props {
  readonly card: Pick<
    PaymentMethod,
    'typeExt' | 'partialIdentifier' | 'expMonth' | 'expYear' | 'postalCode' | 'isExpired'
  >;
}

/** Brand, last digits, expiry and postal code of a card. */
export function CardFacts({ card }: Props) {
  const t = useMessages(paymentMethodMessages);
  const { nameOf, expiryOf } = useCardName();
  return (
    <p className={css.address}>
      <strong>{nameOf(card)}</strong>
      <span>{expiryOf(card)}</span>
      {card.postalCode && <span>{t('postalCode', { code: card.postalCode })}</span>}
    </p>
  );
}
