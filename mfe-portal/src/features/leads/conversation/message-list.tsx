import { useMessages } from '@porchlight/client';
import type { Lead } from '@porchlight/contracts/catalog';
import { classNames } from '@porchlight/ui';
import { leadsMessages } from '../messages/catalog.ts';
import { useMoment } from '../use-moment.ts';
import css from './conversation.module.css';

/** The messages of both sides, oldest first. */
export function MessageList({ lead: { firstName, messages } }: { readonly lead: Lead }) {
  const t = useMessages(leadsMessages);
  const momentOf = useMoment();
  return (
    <ol aria-label={t('messages')} className={css.messages}>
      {messages.map(({ id, from, text, at }) => (
        <li key={id} className={classNames(css.message, from === 'landlord' && css.own)}>
          <p className={css.bubble}>{text}</p>
          <p className={css.meta}>
            {from === 'landlord' ? t('you') : firstName} · <time dateTime={at}>{momentOf(at)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}
