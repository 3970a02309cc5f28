import { useFormat } from '@porchlight/client';
import type { InquiryMessage, InquiryThread, Viewing } from '@porchlight/contracts/catalog';
import { classNames } from '@porchlight/ui';
import css from './inquiries.module.css';
import { useInquiryMessages } from './messages/catalog.ts';
import { ViewingCard } from './viewings/viewing-card.tsx';

type Entry =
  { readonly at: string; readonly message: InquiryMessage } | { readonly at: string; readonly viewing: Viewing };
const entriesOf = ({ messages, viewings }: InquiryThread): Entry[] =>
  [
    ...messages.map((message) => ({ at: message.at, message })),
    ...viewings.map((viewing) => ({ at: viewing.proposedAt, viewing })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));

/** Renders the messages of both sides and the viewings, oldest first. */
export function ThreadEntries({ thread }: { readonly thread: InquiryThread }) {
  const { name } = thread.inquiry.landlord;
  return (
    <ol className={css.thread}>
      {entriesOf(thread).map((entry, index) =>
        'message' in entry ? (
          <Message key={`${entry.at} ${index}`} message={entry.message} landlord={name} />
        ) : (
          <li key={entry.viewing.id}>
            <Author name={name} at={entry.at} />
            <ViewingCard viewing={entry.viewing} landlord={name} />
          </li>
        ),
      )}
    </ol>
  );
}

const undeliveredTexts = { held: 'messageHeld', refused: 'messageRefused' } as const;

function Message({
  message: { from, text, at, undelivered },
  landlord,
}: {
  readonly message: InquiryMessage;
  readonly landlord: string;
}) {
  const t = useInquiryMessages();
  return (
    <li className={classNames(css.message, from === 'me' && css.mine)}>
      <Author name={from === 'me' ? t('me') : landlord} at={at} />
      <p className={css.text}>{text}</p>
      {undelivered && <p className={css.small}>{t(undeliveredTexts[undelivered], { landlord })}</p>}
    </li>
  );
}

function Author({ name, at }: { readonly name: string; readonly at: string }) {
  const format = useFormat();
  return (
    <p className={css.facts}>
      <strong>{name}</strong>
      <time dateTime={at}>{format.date(at)}</time>
    </p>
  );
}
