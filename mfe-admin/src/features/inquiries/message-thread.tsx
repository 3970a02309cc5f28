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
        entries={messages.map(({ id, from, at, length, isHeld }) => ({
          key: id,
          title: t(`from.${from}`),
          time: <time dateTime={at}>{format.date(at)}</time>,
          children: (
            <>
              {isHeld && <p className={css.quiet}>{t('messageHeld')}</p>}
              {texts.has(id) ? (
                <p className={css.text} lang={language}>
                  {texts.get(id)}
                </p>
              ) : (
                <p className={css.quiet}>{t('messageLength', { length })}</p>
              )}
            </>
          ),
        }))}
      />
    </Card>
  );
}
