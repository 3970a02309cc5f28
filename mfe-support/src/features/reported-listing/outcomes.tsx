import { useMessages } from '@porchlight/client';
import { Timeline, type TimelineEntry } from '@porchlight/console-ui';
import type { ReportedListing, ReportOutcome } from '@porchlight/contracts/catalog';
import { Card } from '@porchlight/ui';
import { reportMessages } from '../../shared/reports/messages/catalog.ts';
import { useWho } from '../../shared/reports/use-who.ts';
import { useMoment } from '../../shared/use-moment.ts';
import css from './reported-listing.module.css';
import { reportedMessages } from './messages/catalog.ts';

/** What was decided about these reports, the appeal, and earlier decisions; renders nothing without any. */
export function Outcomes({ reported: { outcome, earlier, lang } }: { readonly reported: ReportedListing }) {
  const t = useMessages(reportedMessages);
  const decided = outcome ? [outcome, ...earlier] : earlier;
  const entriesOf = useEntries(lang, decided);
  return (
    <>
      {outcome && <History title={t('outcome')} entries={entriesOf([outcome])} />}
      {earlier.length > 0 && <History title={t('earlier')} entries={entriesOf(earlier)} />}
    </>
  );
}

const History = ({ title, entries }: { readonly title: string; readonly entries: readonly TimelineEntry[] }) => (
  <section aria-label={title}>
    <Card isPadded className={css.card}>
      <h2>{title}</h2>
      <Timeline entries={entries} />
    </Card>
  </section>
);

/** Returns a function that lists decisions and appeals, the latest first. */
function useEntries(
  lang: 'en' | 'fr',
  decided: readonly ReportOutcome[],
): (outcomes: readonly ReportOutcome[]) => TimelineEntry[] {
  const t = useMessages(reportedMessages);
  const tReport = useMessages(reportMessages);
  const momentOf = useMoment();
  const whoOf = useWho(decided.flatMap(({ decidedBy, appealDecidedBy }) => [decidedBy, appealDecidedBy]));
  const text = (words: string | undefined) =>
    words !== undefined && (
      <p lang={lang} className={css.text}>
        {words}
      </p>
    );
  const entriesOf = (outcome: ReportOutcome): TimelineEntry[] => [
    ...(outcome.appealDecision && outcome.appealDecidedAt
      ? [
          {
            key: `${outcome.decidedAt} appeal decision`,
            title: t(`appealDecision.${outcome.appealDecision}`),
            time: whoOf(outcome.appealDecidedAt, outcome.appealDecidedBy),
            children: text(outcome.appealReason),
          },
        ]
      : []),
    ...(outcome.appealedAt
      ? [
          {
            key: `${outcome.decidedAt} appeal`,
            title: t('appeal'),
            time: momentOf(outcome.appealedAt),
            children: text(outcome.appeal),
          },
        ]
      : []),
    {
      key: outcome.decidedAt,
      title: tReport(`decision.${outcome.decision}`),
      time: whoOf(outcome.decidedAt, outcome.decidedBy),
      children: (
        <>
          {outcome.confirmed && <p>{t('confirmed', { problem: tReport(`reason.${outcome.confirmed}`) })}</p>}
          {text(outcome.reason)}
        </>
      ),
    },
  ];
  return (outcomes) => outcomes.flatMap(entriesOf);
}
