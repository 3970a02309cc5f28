import { dialogOpened, useSession } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import { Avatar, Button, Card, LinkButton, Notice } from '@porchlight/ui';
import css from './my-account.module.css';
import { SessionList } from './session-list.tsx';
import { useAccountWords } from './words/catalogue.ts';

/** What we know of the signed-in person, and what they may change. */
export function MyAccountScreen() {
  const t = useAccountWords();
  const dispatch = useDispatch();
  const { user } = useSession();
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`;
  const facts = [[t('name'), name], [t('email'), user.email], [t('phone'), user.phone], [t('roles'), user.roles.map((role) => role.name).join(', ')]] as const;
  return (
    <div className={css.page}>
      <h1>{t('myAccount')}</h1>
      {user.emailVerified === false && <Notice tone="warn" title={t('unverified')}>{t('unverifiedWhy', { email: user.email })}</Notice>}
      <Card isPadded className={css.person}>
        <Avatar id={user.id} name={name} photo={user.photo} size="large" />
        <dl className={css.facts}>{facts.filter(([, value]) => value).map(([label, value]) => <div key={label}><dt>{label}</dt><dd>{value}</dd></div>)}</dl>
      </Card>
      <Notice>{t('accountReadOnly')}</Notice>
      <Card isPadded className={css.security}>
        <h2>{t('security')}</h2>
        <div className={css.acts}>
          <LinkButton link={Link} to="/admin/my-account/change-password">{t('changePassword')}</LinkButton>
          <Button onClick={() => { dispatch(dialogOpened('logout')); }}>{t('logout')}</Button>
        </div>
        <h3>{t('sessions')}</h3>
        <SessionList />
      </Card>
    </div>
  );
}
