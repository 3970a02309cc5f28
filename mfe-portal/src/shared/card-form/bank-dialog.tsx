import { useMessages } from '@porchlight/client';
import { Button, Dialog } from '@porchlight/ui';
import { useState } from 'react';
import { cardFormMessages } from './messages/catalog.ts';

export type BankOutcome = 'succeeded' | 'failed';

/** State of the dialog in which the sandbox's bank asks the buyer. */
export function useBank() {
  const [answer, setAnswer] = useState<(outcome: BankOutcome) => void>();
  return {
    isAsking: answer !== undefined,
    ask: () => new Promise<BankOutcome>((resolve) => setAnswer(() => resolve)),
    answer: (outcome: BankOutcome) => {
      setAnswer(undefined);
      answer?.(outcome);
    },
  };
}

/** Dialog that stands in for the page of the buyer's bank. Closing it refuses. */
export function BankDialog({ bank: { isAsking, answer } }: { readonly bank: ReturnType<typeof useBank> }) {
  const t = useMessages(cardFormMessages);
  return (
    <Dialog
      isOpen={isAsking}
      onClose={() => answer('failed')}
      title={t('bankTitle')}
      closeLabel={t('bankRefuse')}
      foot={
        <>
          <Button onClick={() => answer('failed')}>{t('bankRefuse')}</Button>
          <Button look="primary" data-focus-first onClick={() => answer('succeeded')}>
            {t('bankConfirm')}
          </Button>
        </>
      }
    >
      <p>{t('bankText')}</p>
    </Dialog>
  );
}
