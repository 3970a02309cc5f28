import type { User } from '@porchlight/contracts/accounts';
import { Avatar, Badge, Card } from '@porchlight/ui';
import { languageNames } from '../../chrome/languages.ts';
import css from './my-account.module.css';
import { useOwnAccountWords, type OwnAccountWord } from './words/catalogue.ts';

const roleWords: readonly OwnAccountWord[] = ['renter', 'landlord', 'support', 'site-administrator', 'site-owner'];
const roleWord = (key: string) => roleWords.find((word) => word === key);

/** Who somebody is, as their account has it. */
export function PersonCard({ user }: { readonly user: User }) {
  const t = useOwnAccountWords();
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
              const word = roleWord(role.key);
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
