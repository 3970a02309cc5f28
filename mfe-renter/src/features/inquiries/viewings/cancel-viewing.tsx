import { Button } from '@porchlight/ui';
import { useState } from 'react';
import { useInquiryMessages } from '../messages/catalog.ts';
import type { ViewingAnswer } from './use-viewing-answer.ts';
import css from './viewings.module.css';

interface Props {
  readonly answer: ViewingAnswer;
  readonly landlord: string;
}

// Declared outside the component: a callback ref created on each render would focus the button each time.
const focusButton = (button: HTMLButtonElement | null) => button?.focus();

/** Button that cancels an accepted viewing, after a question. */
export function CancelViewing({ answer, landlord }: Props) {
  const t = useInquiryMessages();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <div>
        <Button look="quiet" size="small" onClick={() => setAsking(true)}>
          {t('cancelViewing')}
        </Button>
      </div>
    );
  return (
    <div role="group" aria-label={t('cancelViewing')} className={css.form}>
      <p>{t('cancelViewingText', { landlord })}</p>
      <div className={css.acts}>
        <Button ref={focusButton} size="small" onClick={() => setAsking(false)}>
          {t('keepViewing')}
        </Button>
        <Button look="danger" size="small" isBusy={answer.isCancelling} busyText={t('sending')} onClick={answer.cancel}>
          {t('cancelViewing')}
        </Button>
      </div>
    </div>
  );
}
