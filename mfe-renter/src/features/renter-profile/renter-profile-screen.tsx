import { useSession } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { Avatar } from '@porchlight/ui';
import own from '../../own-homes/own-homes.module.css';
import { PlacesSection } from '../../places/places-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { RecentHomes } from './recent-homes.tsx';
import css from './renter-profile.module.css';
import { useProfileWords } from './words/catalogue.ts';

/** Where renters arrive: what they did last, what they tell of their move, and their places. */
export default function RenterProfileScreen() {
  return (
    <div className={own.page}>
      <Person />
      <RecentHomes />
      <div className={css.two}>
        <ProfileSection />
        <div className={css.side}>
          <PlacesSection />
        </div>
      </div>
    </div>
  );
}

function Person() {
  const t = useProfileWords();
  const { user } = useSession();
  if (!user) return <h1 tabIndex={-1}>{t('title')}</h1>;
  return (
    <div className={css.person}>
      <Avatar id={user.id} name={`${user.firstName} ${user.lastName}`} photo={user.photo} size="large" />
      <div>
        <h1 tabIndex={-1}>{t('hello', { name: user.firstName })}</h1>
        <p>{[user.email, user.phone].filter(Boolean).join(' · ')}</p>
      </div>
      <Link to="/admin/my-account">{t('changeAccount')}</Link>
    </div>
  );
}
