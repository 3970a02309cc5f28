import { useFormat, useMessages } from '@porchlight/client';
import { Timeline } from '@porchlight/console-ui';
import type { InquiryPersonalData, StaffInquiry } from '@porchlight/contracts/catalog';
import { Card } from '@porchlight/ui';
import css from './inquiries.module.css';
import { inquiriesMessages } from './messages/catalog.ts';

/** Messages of an inquiry, oldest first: who wrote how much when, and the text once it is shown. */
export function MessageThread({
  inquiry: { messages, language },
  data,
}: {
  readonly inquiry: StaffInquiry;
  readonly data: InquiryPersonalData | undefined;
}) {
  const t = useMessages(inquiriesMessages);
  const format = useFormat();
  const texts = new Map(data?.messages.map(({ id, text }) => [id, text]));
  return (
    <Card isPadded>
      <h2>{t('messages')}</h2>
      <Timeline
        entries={messages.map(({ id, from, at, length, isHeld, hold }) => ({
          key: id,
          title: t(`from.${from}`),
          time: <time dateTime={at}>{format.date(at)}</time>,
          children: (
            <>
              {isHeld && <p className={css.quiet}>{t(hold?.decision ? 'messageRefused' : 'messageHeld')}</p>}
              <MessageText text={texts.get(id)} length={length} language={language} />
            </>
          ),
        }))}
      />
    </Card>
  );
}

/** Text of a message, or its length while the text is hidden. */
export function MessageText({
  text,
  length,
  language,
}: {
  readonly text: string | undefined;
  readonly length: number;
  readonly language: StaffInquiry['language'];
}) {
  const t = useMessages(inquiriesMessages);
  if (text === undefined) return <p className={css.quiet}>{t('messageLength', { length })}</p>;
  return (
    <p className={css.text} lang={language}>
      {text}
    </p>
  );
}
