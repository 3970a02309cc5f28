import { useSession, useWords } from '@porchlight/client';
import { Card, Notice } from '@porchlight/ui';
import { shellWords } from '../words/catalogue.ts';
import css from './my-account.module.css';

/** What we know of the signed-in person, to read. */
export function MyAccountScreen() {
  const t = useWords(shellWords);
  const { user } = useSession();
  if (!user) return null;
  const facts = [
    [t('name'), `${user.firstName} ${user.lastName}`], [t('email'), user.email], [t('phone'), user.phone], [t('roles'), user.roles.map((role) => role.name).join(', ')],
  ] as const;
  return (
    <div className={css.page}>
      <h1>{t('myAccount')}</h1>
      <Card isPadded>
        <dl className={css.facts}>{facts.filter(([, value]) => value).map(([label, value]) => <div key={label}><dt>{label}</dt><dd>{value}</dd></div>)}</dl>
      </Card>
      <Notice>{t('accountReadOnly')}</Notice>
    </div>
  );
}
