import { useSession } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { useState } from 'react';
import css from '../my-account.module.css';
import { useOwnAccountMessages } from '../messages/catalog.ts';
import { EmailCard } from './email-card.tsx';
import { AccountDetailsForm } from './account-details-form.tsx';
import { PhotoCard } from './photo/photo-card.tsx';

/** Renders the forms that edit the account: photo, personal details and email address. */
export function EditAccountScreen() {
  const t = useOwnAccountMessages();
  const { user } = useSession();
  const [formKey, setFormKey] = useState(0);
  if (!user) return null;
  return (
    <div className={css.page}>
      <h1>{t('editTitle')}</h1>
      <Link to="/admin/my-account">{t('back')}</Link>
      <PhotoCard user={user} />
      <AccountDetailsForm
        key={formKey}
        user={user}
        onDiscard={() => {
          setFormKey((before) => before + 1);
        }}
      />
      <EmailCard user={user} />
    </div>
  );
}
