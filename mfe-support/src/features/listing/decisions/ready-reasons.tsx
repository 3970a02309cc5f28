import { formatMessage, useMessages } from '@porchlight/client';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { Chip } from '@porchlight/ui';
import { useId } from 'react';
import { listingMessages } from '../messages/catalog.ts';
import type { ReasonedDecision } from './decision.ts';
import css from './decisions.module.css';
import { reasonMessages } from './messages/catalog.ts';

const readyReasons = ['photos', 'price', 'contact', 'address', 'payment'] as const;
const languages = { en: 'en-CA', fr: 'fr-CA' } as const;

interface Props extends Pick<OwnListing, 'lang'> {
  readonly decision: ReasonedDecision;
  readonly text: string;
  readonly onInsert: (text: string) => void;
}

/** Buttons that insert a ready reason in the language of the listing, below what is written. */
export function ReadyReasons({ decision, lang, text, onInsert }: Props) {
  const t = useMessages(listingMessages);
  const labelId = useId();
  const insert = (reason: string) => onInsert(text.trim() === '' ? reason : `${text.trimEnd()}\n\n${reason}`);
  return (
    <div role="group" aria-labelledby={labelId}>
      <p id={labelId} className={css.label}>
        {t('readyReasons')}
      </p>
      <div className={css.ready}>
        {readyReasons.map((key) => (
          <Chip
            key={key}
            onClick={() => insert(formatMessage(reasonMessages, languages[lang], `reason.${decision}.${key}`))}
          >
            {t(`ready.${key}`)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
