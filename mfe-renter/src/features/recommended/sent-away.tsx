import { Button, Chip } from '@porchlight/ui';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import css from '../../own-homes/own-homes.module.css';
import { useOwnWords } from '../../own-homes/words/catalogue.ts';

const reasons = ['tooDear', 'tooFar', 'tooSmall', 'wrongLook'] as const;

interface Props {
  readonly name: string;
  readonly onUndo: () => void;
  /** Gives whether it was kept. */ readonly onReason: (reason: string) => Promise<boolean>;
}
/** Stands where a home was that is not for this renter: the way back, and why, for whoever likes to say. */
export function SentAway({ name, onUndo, onReason }: Props) {
  const t = useOwnWords();
  const id = useId();
  const [told, setTold] = useState<string>();
  const undo = useRef<HTMLButtonElement>(null);
  // The focus of the button that was pressed goes to the way back, and from there to the home that came back.
  useLayoutEffect(() => {
    const button = undo.current,
      place = button?.closest('li');
    if (document.activeElement === document.body) button?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === button) queueMicrotask(() => place?.focus({ preventScroll: true }));
    };
  }, []);
  const tell = (reason: (typeof reasons)[number]) => {
    setTold(reason);
    void onReason(reason).then((isKept) => {
      if (!isKept) setTold(undefined);
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
      <p id={id}>{told ? t('reasonKept') : t('reasonAsk')}</p>
      <div className={css.reasons} role="group" aria-labelledby={id}>
        {reasons.map((reason) => (
          <Chip key={reason} isOn={told === reason} onClick={() => tell(reason)}>
            {t(reason)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
