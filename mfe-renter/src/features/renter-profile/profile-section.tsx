import { api } from '@porchlight/client';
import type { RenterProfile, RenterProfileResponse } from '@porchlight/contracts/accounts';
import { Button, Notice, Skeleton } from '@porchlight/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { hasFields, useStoredCopy } from '../../shared/stored-copy/use-stored-copy.ts';
import css from './profile-form.module.css';
import { useProfileMessages } from './messages/catalog.ts';

const ProfileForm = lazy(() =>
  import(/* webpackChunkName: "profile-form" */ './profile-form.tsx').then((form) => ({ default: form.ProfileForm })),
);

const isProfile = hasFields<RenterProfileResponse>('profile');

/** Renders the 'About my move' section and loads the saved profile. */
export function ProfileSection() {
  const t = useProfileMessages();
  const { data, isError, refetch } = api.useGetRenterProfileQuery();
  const shown = useStoredCopy('renter-info', data, isProfile);
  return (
    <section className={css.move} aria-label={t('move')}>
      <div className={css.moveHead}>
        <h2>{t('move')}</h2>
        <p>{t('moveText')}</p>
      </div>
      {isError && !data && (
        <Notice tone="danger" role="alert" acts={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}>
          {t('failed')}
        </Notice>
      )}
      {!shown && !isError && <Waiting />}
      {/* A copy is shown, not edited: another device may have changed the profile. */}
      {shown && (
        <div inert={!data} aria-busy={!data}>
          <SavedProfile key={data ? 'current' : 'copy'} first={shown.profile} />
        </div>
      )}
    </section>
  );
}

function Waiting() {
  const t = useProfileMessages();
  return (
    <div className={css.waiting} role="status" aria-busy="true" aria-label={t('loading')}>
      <Skeleton shape="box" />
      <Skeleton shape="box" />
    </div>
  );
}

/** Renders the form for the saved profile. Discarding remounts the form with the latest saved values. */
function SavedProfile({ first }: { readonly first: RenterProfile }) {
  const [saved, setSaved] = useState(first);
  const [formKey, setFormKey] = useState(0);
  const formTop = useRef<HTMLDivElement>(null);
  const discard = () => {
    formTop.current?.focus();
    setFormKey((before) => before + 1);
  };
  return (
    <div ref={formTop} tabIndex={-1} className={css.begin}>
      <Suspense fallback={<Waiting />}>
        <ProfileForm key={formKey} saved={saved} onSaved={setSaved} onDiscard={discard} />
      </Suspense>
    </div>
  );
}
