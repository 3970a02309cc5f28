import { useMessages, useNow } from '@porchlight/client';
import { StatusBadge, type StatusTone } from '@porchlight/console-ui';
import type { ReportDecision, ReportedListingSummary, ReportSeverity } from '@porchlight/contracts/catalog';
import { useMoment } from '../use-moment.ts';
import { useClaimer } from './use-claimer.ts';
import css from './report-badges.module.css';
import { reportMessages } from './messages/catalog.ts';

const severityTones: Readonly<Record<ReportSeverity, StatusTone>> = { high: 'danger', medium: 'warn', low: 'info' };
const decisionTones: Readonly<Record<ReportDecision, StatusTone>> = {
  dismissed: 'quiet',
  rented: 'warn',
  'changes-requested': 'warn',
  suspended: 'danger',
  corrected: 'ok',
};

/** Badges of a reported listing: severity, hold, claim, and what was decided. */
export function ReportBadges({ reported }: { readonly reported: ReportedListingSummary }) {
  const t = useMessages(reportMessages);
  const { severity, hold, stealthUntil, decision, appealedAt } = reported;
  const momentOf = useMoment();
  const claimer = useClaimer(reported);
  return (
    <span className={css.badges}>
      {decision ? (
        <StatusBadge tone={decisionTones[decision]}>{t(`decision.${decision}`)}</StatusBadge>
      ) : (
        <StatusBadge tone={severityTones[severity]}>{t(`severity.${severity}`)}</StatusBadge>
      )}
      {hold && <StatusBadge tone="warn">{t('held')}</StatusBadge>}
      {stealthUntil && <StatusBadge tone="warn">{t('stealth', { time: momentOf(stealthUntil) })}</StatusBadge>}
      {appealedAt && <StatusBadge tone="info">{t('appealed')}</StatusBadge>}
      {!decision && <Question reported={reported} />}
      {claimer && <StatusBadge tone="quiet">{claimer}</StatusBadge>}
    </span>
  );
}

/** What became of the latest question to the landlord; renders nothing without one. */
function Question({
  reported: { responseDueAt, respondedAt },
}: {
  readonly reported: Pick<ReportedListingSummary, 'responseDueAt' | 'respondedAt'>;
}) {
  const t = useMessages(reportMessages);
  const momentOf = useMoment();
  const now = useNow();
  if (responseDueAt === undefined) return null;
  if (respondedAt !== undefined) return <StatusBadge tone="ok">{t('responded')}</StatusBadge>;
  if (now.getTime() > Date.parse(responseDueAt)) return <StatusBadge tone="warn">{t('noResponse')}</StatusBadge>;
  return <StatusBadge tone="info">{t('asked', { time: momentOf(responseDueAt) })}</StatusBadge>;
}
