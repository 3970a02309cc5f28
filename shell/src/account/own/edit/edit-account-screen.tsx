import { useSession } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { useState } from 'react';
import css from '../my-account.module.css';
import { useOwnAccountWords } from '../words/catalogue.ts';
import { EmailCard } from './email-card.tsx';
import { PersonForm } from './person-form.tsx';
import { PhotoCard } from './photo/photo-card.tsx';

/** What people change of their account: their photo, who they are, and apart from it their email, which takes its time. */
export function EditAccountScreen() {
  const t = useOwnAccountWords();
  const { user } = useSession();
  const [round, setRound] = useState(0);
  if (!user) return null;
  return (
    <div className={css.page}>
      <h1>{t('editTitle')}</h1>
      <Link to="/admin/my-account">{t('back')}</Link>
      <PhotoCard user={user} />
      <PersonForm
        key={round}
        user={user}
        onDiscard={() => {
          setRound((before) => before + 1);
        }}
      />
      <EmailCard user={user} />
    </div>
  );
}
