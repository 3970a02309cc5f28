import { refreshSession, useSession } from '@porchlight/client';
import { useDispatch, useSelector } from '@porchlight/client/redux';
import { isMasked } from '@porchlight/contracts';
import { Link } from '@porchlight/client/router';
import { useState } from 'react';
import { FailedPart } from '../../../areas/failed-part.tsx';
import { LoadingPart } from '../../../areas/loading-part.tsx';
import css from '../my-account.module.css';
import { useOwnAccountMessages } from '../messages/catalog.ts';
import { EmailCard } from './email-card.tsx';
import { AccountDetailsForm } from './account-details-form.tsx';
import { PhotoCard } from './photo/photo-card.tsx';

/** Renders the forms that edit the account: photo, personal details and email address. */
export function EditAccountScreen() {
  const t = useOwnAccountMessages();
  const dispatch = useDispatch();
  const { user } = useSession();
  const hasFailed = useSelector((state) => state.session.failed !== undefined);
  const [formKey, setFormKey] = useState(0);
  if (!user) return null;
  if (isMasked(user))
    return hasFailed ? <FailedPart onRetry={() => void dispatch(refreshSession())} /> : <LoadingPart />;
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
