import { useMessages } from '@porchlight/client';
import type { Lead, LeadMessage, Viewing } from '@porchlight/contracts/catalog';
import { classNames } from '@porchlight/ui';
import { leadsMessages } from '../messages/catalog.ts';
import { useMoment } from '../use-moment.ts';
import { ViewingEntry } from '../viewings/viewing-entry.tsx';
import css from './conversation.module.css';

interface Props {
  readonly lead: Lead;
  readonly canModify: boolean;
}

type Entry =
  { readonly at: string; readonly message: LeadMessage } | { readonly at: string; readonly viewing: Viewing };
const entriesOf = ({ messages, viewings }: Lead): Entry[] =>
  [
    ...messages.map((message) => ({ at: message.at, message })),
    ...viewings.map((viewing) => ({ at: viewing.proposedAt, viewing })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));

/** The messages of both sides and the viewings, oldest first. */
export function MessageList({ lead, canModify }: Props) {
  const t = useMessages(leadsMessages);
  return (
    <ol aria-label={t('messages')} className={css.messages}>
      {entriesOf(lead).map((entry) =>
        'message' in entry ? (
          <Message key={entry.message.id} message={entry.message} name={lead.firstName} />
        ) : (
          <li key={entry.viewing.id} className={classNames(css.message, css.own)}>
            <ViewingEntry lead={lead} viewing={entry.viewing} canModify={canModify} />
            <Author name={t('you')} at={entry.at} />
          </li>
        ),
      )}
    </ol>
  );
}

function Message({ message: { from, text, at }, name }: { readonly message: LeadMessage; readonly name: string }) {
  const t = useMessages(leadsMessages);
  return (
    <li className={classNames(css.message, from !== 'renter' && css.own)}>
      <p className={css.bubble}>{text}</p>
      <Author name={from === 'renter' ? name : t(from === 'contact' ? 'byContact' : 'you')} at={at} />
    </li>
  );
}

function Author({ name, at }: { readonly name: string; readonly at: string }) {
  const momentOf = useMoment();
  return (
    <p className={css.meta}>
      {name} · <time dateTime={at}>{momentOf(at)}</time>
    </p>
  );
}
