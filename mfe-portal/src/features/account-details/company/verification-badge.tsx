import { useMessages, useSession } from '@porchlight/client';
import type { Company } from '@porchlight/contracts/accounts';
import { Badge } from '@porchlight/ui';
import { accountDetailsMessages } from '../messages/catalog.ts';
import { isVerified } from './verification.ts';

const levels = ['level0', 'level1', 'level2', 'level3'] as const;

/** Verification level of a company in words. */
export function VerificationBadge({ company }: { readonly company: Company }) {
  const t = useMessages(accountDetailsMessages);
  const { user } = useSession();
  // A new company starts at level 0, before its landlord has confirmed an email address.
  if (company.verifiedLevel === 0 && user?.emailVerified === false)
    return <Badge tone="warn">{t('levelUnconfirmed')}</Badge>;
  return <Badge tone={isVerified(company) ? 'ok' : 'neutral'}>{t(levels[company.verifiedLevel] ?? 'level0')}</Badge>;
}
