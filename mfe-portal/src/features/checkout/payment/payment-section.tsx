import { useMessages } from '@porchlight/client';
import type { OrderQuote, PaymentMethod, PaymentSetup } from '@porchlight/contracts/commerce';
import { Checkbox, Notice, RadioGroup } from '@porchlight/ui';
import { useId, type Ref } from 'react';
import type { BankOutcome } from '../../../shared/card-form/bank-dialog.tsx';
import type { CardFields } from '../../../shared/card-form/card-fields.ts';
import { CardForm } from '../../../shared/card-form/card-form.tsx';
import { useCardName } from '../../../shared/payment-method/use-card-name.ts';
import { checkoutMessages } from '../messages/catalog.ts';
import { Section } from '../section.tsx';
import type { useCardChoice } from './use-card-choice.ts';

interface Props {
  readonly quote: OrderQuote | undefined;
  /** Provider that the card is entered for; undefined while it is unknown. */
  readonly setup: PaymentSetup | undefined;
  readonly choice: ReturnType<typeof useCardChoice>;
  /** Lets the buyer answer for the bank in the sandbox. */
  readonly askBank: () => Promise<BankOutcome>;
  readonly ref: Ref<CardFields>;
}

/** Section of the card that pays: the saved one, or one that is entered and may be saved. */
export function PaymentSection({ quote, setup, choice, askBank, ref }: Props) {
  const t = useMessages(checkoutMessages);
  const { isLoading, saved, used, savesCard, setEntersCard, setSavesEntered } = choice;
  if (quote?.totalCents === 0)
    return (
      <Section number={2} title={t('paymentTitle')}>
        <p>{t('nothingToPay')}</p>
      </Section>
    );
  return (
    <Section number={2} title={t('paymentTitle')}>
      {saved && <SavedCard card={saved} isUsed={used !== undefined} onChoose={(isUsed) => setEntersCard(!isUsed)} />}
      <CardForm setup={isLoading ? undefined : setup} savedCardId={used?.paymentMethodId} askBank={askBank} ref={ref} />
      {!used && (
        <Checkbox
          label={t('saveCard')}
          hint={t('saveCardHint')}
          checked={savesCard}
          onChange={(event) => setSavesEntered(event.target.checked)}
        />
      )}
    </Section>
  );
}

interface SavedCardProps {
  readonly card: PaymentMethod;
  readonly isUsed: boolean;
  readonly onChoose: (isUsed: boolean) => void;
}
/** Choice between the saved card and another one; a notice when the saved one has expired. */
function SavedCard({ card, isUsed, onChoose }: SavedCardProps) {
  const t = useMessages(checkoutMessages);
  const { nameOf, expiryOf } = useCardName();
  const name = useId();
  if (card.isExpired) return <Notice tone="warn">{`${nameOf(card)} · ${expiryOf(card)}`}</Notice>;
  return (
    <RadioGroup
      legend={t('cardChoice')}
      name={name}
      value={isUsed ? 'saved' : 'other'}
      choices={[
        { value: 'saved', label: nameOf(card), hint: expiryOf(card) },
        { value: 'other', label: t('otherCard') },
      ]}
      onChange={(value) => onChoose(value === 'saved')}
    />
  );
}
