import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { OwnAccountState } from '@porchlight/contracts/accounts';
import { Notice } from '@porchlight/ui';
import { accountStateCalls } from './account-state-calls.ts';
import css from './account-state-notice.module.css';
import { accountStateMessages } from './messages/catalog.ts';

/**
 * Notice to a landlord whose account is restricted: why, and how to reach a person. Without a response there is none;
 * the rest of the page stays.
 */
export function AccountStateNotice() {
  const { data } = accountStateCalls.useGetOwnAccountStateQuery(undefined, { refetchOnMountOrArgChange: true });
  return data?.restriction ? <Restriction state={data} /> : null;
}

function Restriction({ state: { restriction, maxListings = 0, reason } }: { readonly state: OwnAccountState }) {
  const t = useMessages(accountStateMessages);
  const kind = restriction === 'limited' ? 'limited' : 'suspended';
  return (
    <Notice tone={kind === 'limited' ? 'warn' : 'danger'} title={t(`title.${kind}`)}>
      <p>{t(`text.${kind}`, { count: maxListings })}</p>
      {reason && <p className={css.reason}>{reason}</p>}
      <p>
        <Link to="/contact">{t('contact')}</Link>
      </p>
    </Notice>
  );
}
