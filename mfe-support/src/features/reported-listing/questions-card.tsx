import { useMessages } from '@porchlight/client';
import { Timeline } from '@porchlight/console-ui';
import type { ReportedListing } from '@porchlight/contracts/catalog';
import { Card } from '@porchlight/ui';
import { useMoment } from '../../shared/use-moment.ts';
import css from './reported-listing.module.css';
import { reportedMessages } from './messages/catalog.ts';

/** What support asked the landlord, and the responses; renders nothing without a question. */
export function QuestionsCard({ reported: { questions, lang } }: { readonly reported: ReportedListing }) {
  const t = useMessages(reportedMessages);
  const momentOf = useMoment();
  if (questions.length === 0) return null;
  const text = (words: string) => (
    <p lang={lang} className={css.text}>
      {words}
    </p>
  );
  return (
    <section aria-label={t('questions')}>
      <Card isPadded className={css.card}>
        <h2>{t('questions')}</h2>
        <Timeline
          entries={questions.flatMap(({ question, askedAt, response, respondedAt }) => [
            ...(response !== undefined && respondedAt !== undefined
              ? [{ key: respondedAt, title: t('responded'), time: momentOf(respondedAt), children: text(response) }]
              : []),
            { key: `${askedAt} question`, title: t('asked'), time: momentOf(askedAt), children: text(question) },
          ])}
        />
      </Card>
    </section>
  );
}
