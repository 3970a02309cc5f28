import { useMessages, useNow } from '@porchlight/client';
import type { SandboxCard } from '@porchlight/contracts/commerce';
import { Notice, TextInput } from '@porchlight/ui';
import { useImperativeHandle, useState, type Ref } from 'react';
import type { BankOutcome } from './bank-dialog.tsx';
import { responseOf, type CardFields } from './card-fields.ts';
import { cardFormCalls } from './card-form-calls.ts';
import css from './card-form.module.css';
import { cardFormMessages } from './messages/catalog.ts';
import { invalidCardFields, testCardOf, testCards, type CardField } from './test-cards.ts';

interface Props {
  /** Lets the buyer answer for the bank. */
  readonly askBank: () => Promise<BankOutcome>;
  readonly ref: Ref<CardFields>;
}

/**
 * Card fields of a site without keys. They accept the provider's test cards only: what leaves them is the name of a
 * test card, never a digit.
 */
export function SandboxCardFields({ askBank, ref }: Props) {
  const t = useMessages(cardFormMessages);
  const { field, check, card } = useCard();
  useSandbox({ askBank, ref, check, card });
  return (
    <>
      <Notice title={t('testMode')}>{t('testModeText')}</Notice>
      <TestCards />
      <TextInput {...field('number')} inputMode="numeric" maxLength={30} />
      <div className={css.pair}>
        <TextInput {...field('expiry')} inputMode="numeric" maxLength={9} placeholder={t('expiryForm')} />
        <TextInput {...field('cvc')} inputMode="numeric" maxLength={6} />
      </div>
      <TextInput {...field('name')} maxLength={100} />
    </>
  );
}

/** The saved card on a site without keys. */
export function SavedSandboxCard({ askBank, ref }: Props) {
  useSandbox({ askBank, ref, check: () => true, card: undefined });
  return null;
}

interface SandboxOptions extends Props {
  readonly check: () => boolean;
  /** Undefined for the saved card. */
  readonly card: SandboxCard | undefined;
}
/** Confirms with a card in the sandbox. */
function useSandbox({ askBank, ref, check, card }: SandboxOptions) {
  const [confirm] = cardFormCalls.useConfirmInSandboxMutation();
  const [authenticate] = cardFormCalls.useAuthenticateInSandboxMutation();
  useImperativeHandle(ref, () => ({
    check,
    confirm: async ({ orderId }) => {
      await responseOf(confirm({ body: { ...(orderId ? { orderId } : {}), ...(card ? { card } : {}) } }));
    },
    authenticate: async ({ orderId }) => {
      const outcome = await askBank();
      await responseOf(authenticate({ body: { ...(orderId ? { orderId } : {}), outcome } }));
    },
  }));
}

/** Holds what is entered of a card. */
function useCard() {
  const t = useMessages(cardFormMessages);
  const now = useNow();
  const [values, setValues] = useState({ number: '', expiry: '', cvc: '', name: '' });
  const [shown, setShown] = useState<readonly CardField[]>([]);
  const invalid = invalidCardFields(values, now);
  const isShown = (name: CardField) => shown.includes(name) && invalid.includes(name);
  return {
    card: testCardOf(values.number),
    check: () => {
      setShown(invalid);
      return invalid.length === 0;
    },
    field: (name: CardField) => ({
      label: t(`card.${name}`),
      value: values[name],
      error: isShown(name) ? t(`card.${name}.invalid`) : undefined,
      // Browsers must not offer a real card.
      autoComplete: 'off',
      onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
      onBlur: () => {
        if (values[name] !== '') setShown([...shown, name]);
      },
    }),
  };
}

function TestCards() {
  const t = useMessages(cardFormMessages);
  return (
    <details className={css.testCards}>
      <summary>{t('testCards')}</summary>
      <dl>
        {testCards.map(({ number, result }) => (
          <div key={number}>
            <dt>{number}</dt>
            <dd>{t(`testCard.${result}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
