import { useMessages } from '@porchlight/client';
import { StatusBadge, type StatusTone } from '@porchlight/console-ui';
import { reviewRisks } from '@porchlight/contracts/catalog';
import { supportMessages } from '../messages/catalog.ts';

type RiskLevel = 'high' | 'medium' | 'low';
const tones: Readonly<Record<RiskLevel, StatusTone>> = { high: 'danger', medium: 'warn', low: 'quiet' };

function levelOf(risk: number): RiskLevel {
  if (risk >= reviewRisks.high) return 'high';
  return risk >= reviewRisks.review ? 'medium' : 'low';
}

/** Badge of the risk of a listing: 'High risk 80'. */
export function RiskBadge({ risk }: { readonly risk: number }) {
  const t = useMessages(supportMessages);
  const level = levelOf(risk);
  return <StatusBadge tone={tones[level]}>{t(`risk.${level}`, { risk })}</StatusBadge>;
}
