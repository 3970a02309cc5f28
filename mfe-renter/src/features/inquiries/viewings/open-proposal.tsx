import { useZonedTime } from '@porchlight/client/consoles';
import { maxViewingNoteLength, type Viewing } from '@porchlight/contracts/catalog';
import { Button, TextArea, VisuallyHidden } from '@porchlight/ui';
import { useState } from 'react';
import { useInquiryMessages } from '../messages/catalog.ts';
import type { ViewingAnswer } from './use-viewing-answer.ts';
import css from './viewings.module.css';

interface Props {
  readonly viewing: Viewing;
  readonly answer: ViewingAnswer;
}

/** The times to choose from, and the answer that none of them works. */
export function OpenProposal({ viewing: { times, timeZone }, answer }: Props) {
  const t = useInquiryMessages();
  const { time } = useZonedTime(timeZone);
  const [isDeclining, setDeclining] = useState(false);
  return (
    <>
      <ul className={css.times}>
        {times.map((instant) => (
          <li key={instant} className={css.choice}>
            <time dateTime={instant}>{time(instant)}</time>
            <Button
              look="primary"
              size="small"
              isBusy={answer.acceptedTime === instant}
              busyText={t('sending')}
              onClick={() => answer.accept(instant)}
            >
              {t('accept')}
              <VisuallyHidden> {time(instant)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      {isDeclining ? (
        <DeclineForm answer={answer} onClose={() => setDeclining(false)} />
      ) : (
        <div>
          <Button size="small" onClick={() => setDeclining(true)}>
            {t('noneWork')}
          </Button>
        </div>
      )}
    </>
  );
}

// Declared outside the component: a callback ref created on each render would focus the field after every keystroke.
const focusField = (field: HTMLTextAreaElement | null) => field?.focus();

function DeclineForm({ answer, onClose }: { readonly answer: ViewingAnswer; readonly onClose: () => void }) {
  const t = useInquiryMessages();
  const [note, setNote] = useState('');
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        answer.decline(note.trim());
      }}
    >
      <TextArea
        ref={focusField}
        label={t('whenInstead')}
        optional={t('optional')}
        rows={2}
        maxLength={maxViewingNoteLength}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className={css.acts}>
        <Button type="submit" look="primary" size="small" isBusy={answer.isDeclining} busyText={t('sending')}>
          {t('declineTimes')}
        </Button>
        <Button look="quiet" size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
