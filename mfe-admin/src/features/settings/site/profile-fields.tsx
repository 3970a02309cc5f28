import { useMessages } from '@porchlight/client';
import { socialNetworks } from '@porchlight/contracts/content';
import { RecordField, type OpenForm } from '@porchlight/resource-kit';
import { LogoField } from './logo-field.tsx';
import { siteMessages } from './messages/catalog.ts';
import css from './profile-fields.module.css';
import { siteProfile } from './site-profile-screens.ts';

const groups = [
  { title: 'group.name', hint: 'logoHint', fields: ['siteName', 'logo'] },
  { title: 'group.colours', hint: 'coloursHint', fields: ['brandLight', 'brandDark'] },
  { title: 'group.social', hint: 'socialHint', fields: socialNetworks },
  { title: 'group.company', hint: 'companyHint', fields: ['company', 'address', 'email', 'phone', 'law'] },
  { title: 'group.privacy', hint: 'privacyHint', fields: ['privacyOfficer', 'privacyEmail'] },
] as const;

/** Fields of the site profile in groups, each with the places where visitors see them. */
export function ProfileFields({ edited }: OpenForm) {
  const t = useMessages(siteMessages);
  return groups.map((group) => (
    <fieldset key={group.title} className={css.group}>
      <legend className={css.title}>{t(group.title)}</legend>
      {'hint' in group && <p className={css.hint}>{t(group.hint)}</p>}
      {group.fields.map((name) =>
        name === 'logo' ? (
          <LogoField key={name} edited={edited} />
        ) : (
          <RecordField key={name} screens={siteProfile} edited={edited} name={name} />
        ),
      )}
    </fieldset>
  ));
}
