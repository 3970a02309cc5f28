import { Button, Chip } from '@porchlight/ui';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import css from '../../shared/listings/listings.module.css';
import { useOwnMessages } from '../../shared/listings/messages/catalog.ts';

const reasons = ['tooDear', 'tooFar', 'tooSmall', 'wrongLook'] as const;

interface Props {
  readonly name: string;
  readonly onUndo: () => void;
  /** Resolves to whether the reason was saved. */ readonly onReason: (reason: string) => Promise<boolean>;
}
/** Renders the placeholder of a dismissed listing, with Undo and an optional reason. */
export function DismissedCard({ name, onUndo, onReason }: Props) {
  const t = useOwnMessages();
  const id = useId();
  const [sentReason, setSentReason] = useState<string>();
  const undo = useRef<HTMLButtonElement>(null);
  // The focus of the pressed button moves to Undo and, after Undo, to the restored listing.
  useLayoutEffect(() => {
    const button = undo.current;
    const listItem = button?.closest('li');
    if (document.activeElement === document.body) button?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === button) queueMicrotask(() => listItem?.focus({ preventScroll: true }));
    };
  }, []);
  const sendReason = (reason: (typeof reasons)[number]) => {
    setSentReason(reason);
    void onReason(reason).then((isSaved) => {
      if (!isSaved) setSentReason(undefined);
    });
  };
  return (
    <div className={css.gone}>
      <p role="status">
        <strong>{name}</strong>
        <br />
        {t('sentAway')}
      </p>
      <Button ref={undo} onClick={onUndo}>
        {t('undo')}
      </Button>
      <p id={id}>{sentReason ? t('reasonKept') : t('reasonAsk')}</p>
      <div className={css.reasons} role="group" aria-labelledby={id}>
        {reasons.map((reason) => (
          <Chip key={reason} isOn={sentReason === reason} onClick={() => sendReason(reason)}>
            {t(reason)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
