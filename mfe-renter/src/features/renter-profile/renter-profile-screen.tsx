import { useSession } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { Avatar } from '@porchlight/ui';
import listingsCss from '../../shared/listings/listings.module.css';
import { PointsOfInterestSection } from '../../shared/points-of-interest/points-of-interest-section.tsx';
import { LoginGreeting } from './greeting/login-greeting.tsx';
import { NewForYou } from './greeting/new-for-you.tsx';
import { ProfileSection } from './profile-section.tsx';
import { RecentActivity } from './recent-activity.tsx';
import css from './renter-profile.module.css';
import { useProfileMessages } from './messages/catalog.ts';

/** Renders the renter's start page: recent activity, moving profile and points of interest. */
export default function RenterProfileScreen() {
  return (
    <div className={listingsCss.page}>
      <ProfileHeader />
      <LoginGreeting />
      <RecentActivity />
      <NewForYou />
      <div className={css.two}>
        <ProfileSection />
        <div className={css.side}>
          <PointsOfInterestSection />
        </div>
      </div>
    </div>
  );
}

function ProfileHeader() {
  const t = useProfileMessages();
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
