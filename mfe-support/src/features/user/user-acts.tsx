import { useMessages } from '@porchlight/client';
import { useSelector } from '@porchlight/client/redux';
import { FormSection } from '@porchlight/console-ui';
import type { PermissionName } from '@porchlight/contracts';
import type { SupportUser } from '@porchlight/contracts/accounts';
import type { ComponentType } from 'react';
import { ReviewAct } from './acts/review-act.tsx';
import { EndSessions, SendResetLink, SendVerification } from './acts/security-acts.tsx';
import { MergeAct } from './merge-act.tsx';
import { userMessages } from './messages/catalog.ts';
import css from './user.module.css';
import { ViewAsUser } from './view-as-user.tsx';

/** Properties of an act: the user whom it concerns. */
export interface UserActProps {
  readonly user: SupportUser;
}
interface UserAct {
  readonly key: string;
  readonly Act: ComponentType<UserActProps>;
  /** Permission without which the act is not offered. */
  readonly permission: PermissionName;
  /** Whether the act is possible for a user. */
  readonly isFor: (user: SupportUser) => boolean;
}
/** Acts on a user in the order of the page. */
const acts: readonly UserAct[] = [
  {
    key: 'view-as',
    Act: ViewAsUser,
    permission: 'createImpersonations',
    isFor: ({ isStaff, userState }) => !isStaff && userState === 'active',
  },
  {
    key: 'merge',
    Act: MergeAct,
    permission: 'mergeAccounts',
    isFor: ({ isStaff, userState }) => !isStaff && userState !== 'merged',
  },
  {
    key: 'review',
    Act: ReviewAct,
    permission: 'modifyAccountReviews',
    isFor: ({ isStaff, company, userState }) => !isStaff && company !== undefined && userState !== 'merged',
  },
  {
    key: 'verification',
    Act: SendVerification,
    permission: 'createRenterPasswordResets',
    isFor: ({ isVerified, userState }) => !isVerified && userState === 'active',
  },
  {
    key: 'reset',
    Act: SendResetLink,
    permission: 'createRenterPasswordResets',
    isFor: ({ userState }) => userState !== 'merged',
  },
  {
    key: 'sessions',
    Act: EndSessions,
    permission: 'createRenterPasswordResets',
    isFor: ({ userState }) => userState !== 'merged',
  },
];

/** Acts of support on a user. */
export function UserActs({ user }: UserActProps) {
  const t = useMessages(userMessages);
  const permissions = useSelector((state) => state.session.permissions);
  const offered = acts.filter(({ permission, isFor }) => permissions?.[permission] === true && isFor(user));
  if (offered.length === 0) return null;
  return (
    <FormSection title={t('acts')}>
      <div className={css.acts}>
        {offered.map(({ key, Act }) => (
          <Act key={key} user={user} />
        ))}
      </div>
    </FormSection>
  );
}
