import { useState } from 'react';
import { usePaymentMethod } from '../../../shared/payment-method/use-payment-method.ts';

/** Returns which card pays: the saved one unless it has expired or another one is entered, which may be saved. */
export function useCardChoice() {
  const { card, isLoading } = usePaymentMethod();
  const [entersCard, setEntersCard] = useState(false);
  const [savesEntered, setSavesEntered] = useState(false);
  const used = card && !card.isExpired && !entersCard ? card : undefined;
  return {
    isLoading,
    saved: card ?? undefined,
    /** The saved card, if it pays. */
    used,
    savesCard: !used && savesEntered,
    setEntersCard,
    setSavesEntered,
  };
}
