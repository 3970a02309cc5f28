import type { User } from '@porchlight/contracts/accounts';
import { Avatar, Badge, Card } from '@porchlight/ui';
import { languageNames } from '../../layout/languages.ts';
import css from './my-account.module.css';
import { useOwnAccountMessages, type MyAccountMessageKey } from './messages/catalog.ts';

const roleKeys: readonly MyAccountMessageKey[] = ['renter', 'landlord', 'support', 'site-administrator', 'site-owner'];
const roleKey = (key: string) => roleKeys.find((role) => role === key);

/** Renders the personal details of an account. */
export function AccountDetailsCard({ user }: { readonly user: User }) {
  const t = useOwnAccountMessages();
  const name = `${user.firstName} ${user.lastName}`;
  const facts = [
    [t('name'), name],
    [t('email'), user.email],
    [t('phone'), user.phone ?? t('noPhone')],
    [t('language'), languageNames[user.language ?? 'en-CA']],
  ] as const;
  return (
    <Card isPadded className={css.person}>
      <Avatar id={user.id} name={name} photo={user.photo} size="large" />
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('roles')}</dt>
          <dd className={css.badges}>
            {user.roles.map((role) => {
              const word = roleKey(role.key);
              return (
                <Badge key={role.key} tone="brand">
                  {word ? t(word) : role.name}
                </Badge>
              );
            })}
          </dd>
        </div>
      </dl>
    </Card>
  );
}
