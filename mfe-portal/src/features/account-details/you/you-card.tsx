import { useLanguage, useMessages, useSession } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { KeyValue } from '@porchlight/console-ui';
import type { User } from '@porchlight/contracts/accounts';
import { Card } from '@porchlight/ui';
import page from '../account-details.module.css';
import { accountDetailsMessages } from '../messages/catalog.ts';
import css from './you.module.css';

const links = [
  { to: '/admin/my-account/edit', label: 'editAccount' },
  { to: '/admin/my-account/change-password', label: 'changePassword' },
  { to: '/admin/my-account', label: 'sessions' },
] as const;

/** Card of the user's own details, with links to the pages that change them. */
export function YouCard() {
  const t = useMessages(accountDetailsMessages);
  const { user } = useSession();
  return (
    <Card isPadded className={css.card}>
      <h2>{t('youTitle')}</h2>
      {user && <Details user={user} />}
      <nav aria-label={t('youLinks')}>
        <ul className={css.links}>
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{t(label)}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}

function Details({ user }: { readonly user: User }) {
  const t = useMessages(accountDetailsMessages);
  const language = useLanguage();
  const languageNames = new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' });
  return (
    <KeyValue
      facts={[
        { key: 'name', label: t('name'), value: [user.firstName, user.lastName].filter(Boolean).join(' ') },
        { key: 'email', label: t('email'), value: <Email user={user} /> },
        { key: 'language', label: t('language'), value: languageNames.of(user.language ?? 'en-CA') },
      ]}
    />
  );
}

function Email({ user: { email, emailVerified, pendingEmail } }: { readonly user: User }) {
  const t = useMessages(accountDetailsMessages);
  return (
    <>
      {email}
      {pendingEmail && <p className={page.text}>{t('pendingEmail', { email: pendingEmail })}</p>}
      {emailVerified === false && (
        <p className={page.text}>
          <Link to="/landlord/verify">{t('confirmEmail')}</Link>
        </p>
      )}
    </>
  );
}
