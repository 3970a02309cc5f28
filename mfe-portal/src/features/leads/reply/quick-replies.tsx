import { useMessages } from '@porchlight/client';
import { Chip } from '@porchlight/ui';
import { leadsMessages } from '../messages/catalog.ts';
import css from './reply.module.css';

const quickReplies = ['available', 'documents', 'pets', 'rented'] as const;

interface Props {
  /** First name of the renter. */
  readonly name: string;
  readonly text: string;
  readonly onInsert: (text: string) => void;
}

/** Buttons that insert a ready text: with a greeting into an empty reply, else below what is written. */
export function QuickReplies({ name, text, onInsert }: Props) {
  const t = useMessages(leadsMessages);
  const start = text.trim() === '' ? t('greeting', { name }) : text.trimEnd();
  return (
    <div role="group" aria-label={t('quickReplies')} className={css.quick}>
      {quickReplies.map((key) => (
        <Chip key={key} onClick={() => onInsert(`${start}\n\n${t(`quickText.${key}`)}`)}>
          {t(`quick.${key}`)}
        </Chip>
      ))}
    </div>
  );
}
