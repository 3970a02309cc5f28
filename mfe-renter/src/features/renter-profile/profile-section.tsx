import type { RenterProfile } from '@porchlight/contracts/accounts';
import { Button, Notice, Skeleton } from '@porchlight/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import css from './renter-profile.module.css';
import { useProfileWords } from './words/catalogue.ts';
import { renterCalls } from '../../renter-calls.ts';

const ProfileForm = lazy(() =>
  import(/* webpackChunkName: "profile-form" */ './profile-form.tsx').then((form) => ({ default: form.ProfileForm })),
);

/** 'About my move': what is kept, as a form. */
export function ProfileSection() {
  const t = useProfileWords();
  const { data, isError, refetch } = renterCalls.useGetRenterProfileQuery();
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
      {!data && !isError && <Waiting />}
      {data && <Kept first={data.profile} />}
    </section>
  );
}

function Waiting() {
  const t = useProfileWords();
  return (
    <div className={css.waiting} role="status" aria-busy="true" aria-label={t('loading')}>
      <Skeleton shape="box" />
      <Skeleton shape="box" />
    </div>
  );
}

/** Who discards begins anew with what is kept by then. */
function Kept({ first }: { readonly first: RenterProfile }) {
  const [kept, setKept] = useState(first);
  const [round, setRound] = useState(0);
  const begin = useRef<HTMLDivElement>(null);
  const discard = () => {
    begin.current?.focus();
    setRound((before) => before + 1);
  };
  return (
    <div ref={begin} tabIndex={-1} className={css.begin}>
      <Suspense fallback={<Waiting />}>
        <ProfileForm key={round} kept={kept} onKept={setKept} onDiscard={discard} />
      </Suspense>
    </div>
  );
}
