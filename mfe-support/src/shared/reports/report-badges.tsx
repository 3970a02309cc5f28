import { useMessages } from '@porchlight/client';
import { StatusBadge, type StatusTone } from '@porchlight/console-ui';
import type { ReportDecision, ReportedListingSummary, ReportSeverity } from '@porchlight/contracts/catalog';
import { useClaimer } from './use-claimer.ts';
import css from './report-badges.module.css';
import { reportMessages } from './messages/catalog.ts';

const severityTones: Readonly<Record<ReportSeverity, StatusTone>> = { high: 'danger', medium: 'warn', low: 'info' };
const decisionTones: Readonly<Record<ReportDecision, StatusTone>> = {
  dismissed: 'quiet',
  rented: 'warn',
  'changes-requested': 'warn',
  suspended: 'danger',
};

/** Badges of a reported listing: severity, hold, claim, and what was decided. */
export function ReportBadges({ reported }: { readonly reported: ReportedListingSummary }) {
  const t = useMessages(reportMessages);
  const { severity, hold, decision, appealedAt } = reported;
  const claimer = useClaimer(reported);
  return (
    <span className={css.badges}>
      {decision ? (
        <StatusBadge tone={decisionTones[decision]}>{t(`decision.${decision}`)}</StatusBadge>
      ) : (
        <StatusBadge tone={severityTones[severity]}>{t(`severity.${severity}`)}</StatusBadge>
      )}
      {hold && <StatusBadge tone="warn">{t('held')}</StatusBadge>}
      {appealedAt && <StatusBadge tone="info">{t('appealed')}</StatusBadge>}
      {claimer && <StatusBadge tone="quiet">{claimer}</StatusBadge>}
    </span>
  );
}
