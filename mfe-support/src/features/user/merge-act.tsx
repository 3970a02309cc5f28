import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { LinkButton } from '@porchlight/ui';
import { mergeAccountsPath } from '../../shared/support-paths.ts';
import { userMessages } from './messages/catalog.ts';
import type { UserActProps } from './user-acts.tsx';

/** Link to the tool that merges the account with another one of the same person. */
export function MergeAct({ user }: UserActProps) {
  const t = useMessages(userMessages);
  return (
    <LinkButton link={Link} to={mergeAccountsPath(user.id)}>
      {t('mergeAccounts')}
    </LinkButton>
  );
}
