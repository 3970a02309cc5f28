import { useFormat, useMessages } from '@porchlight/client';
import type { OrderQuote } from '@porchlight/contracts/commerce';
import { useFormMessages } from '@porchlight/forms';
import { Button, Icon, TextInput } from '@porchlight/ui';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useRef, useState, type KeyboardEvent } from 'react';
import css from './checkout.module.css';
import { checkoutMessages } from './messages/catalog.ts';
import type { useQuote } from './use-quote.ts';

interface Props {
  readonly promo: ReturnType<typeof useQuote>['promo'];
  /** What the order costs; with the code once it is applied. */
  readonly quote: OrderQuote | undefined;
}

/** Field of a promo code, with its effect or the reason for which it is refused. */
export function PromoCode({ promo: { code, refusal, apply }, quote }: Props) {
  const t = useMessages(checkoutMessages);
  const tForm = useFormMessages();
  const [text, setText] = useState(code);
  const field = useRef<HTMLInputElement>(null);
  const isApplied = code !== '' && quote?.promoCode !== undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // the form would pay
    apply(text.trim());
  };
  return (
    <div className={css.promo}>
      <div className={css.promoField}>
        <TextInput
          ref={field}
          label={t('promoCode')}
          optional={tForm('optional')}
          value={text}
          error={refusal}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button onClick={() => apply(text.trim())}>{t('apply')}</Button>
      </div>
      <div className={css.promoResult}>
        <p role="status">{isApplied && <Effect quote={quote} />}</p>
        {code !== '' && (
          <Button
            look="link"
            onClick={() => {
              setText('');
              apply('');
              field.current?.focus();
            }}
          >
            {t('removePromo')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Effect({ quote: { promoCode, discountCents, bonusCredits, currency } }: { readonly quote: OrderQuote }) {
  const t = useMessages(checkoutMessages);
  const format = useFormat();
  return (
    <>
      <Icon of={IconCircleCheck} />
      {discountCents > 0
        ? t('promoSaves', { code: promoCode, amount: format.cents(discountCents, currency) })
        : t('promoBonus', { code: promoCode, count: bonusCredits })}
    </>
  );
}
