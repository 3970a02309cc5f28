import { useMessages, usePermission, useSession } from '@porchlight/client';
import type { SupportUser } from '@porchlight/contracts/accounts';
import { userCalls } from '../../../shared/users/user-calls.ts';
import { userMessages } from '../messages/catalog.ts';
import { UserAct } from './user-act.tsx';

interface Props {
  readonly user: SupportUser;
}

/** Returns whether the session may secure the account: only owners act on accounts of staff. */
export function useCanSecure({ isStaff }: Pick<SupportUser, 'isStaff'>): boolean {
  const isPermitted = usePermission('createRenterPasswordResets');
  const isOwner = useSession().user?.roles.some(({ key }) => key === 'site-owner') ?? false;
  return isPermitted && (isOwner || !isStaff);
}

/** Mails the user the link to set a password. */
export function SendResetLink({ user }: Props) {
  const t = useMessages(userMessages);
  const canSecure = useCanSecure(user);
  const [send] = userCalls.useSendUserPasswordResetMutation();
  const canLogIn = user.userState === 'active' || user.userState === 'invited';
  if (!canSecure || !canLogIn) return null;
  return (
    <UserAct
      label={t('sendReset')}
      text={t('sendResetText', { email: user.email })}
      done={t('resetSent')}
      run={() => send({ params: { id: user.id } })}
    />
  );
}

/** Mails the user the proof of the address again. */
export function SendVerification({ user }: Props) {
  const t = useMessages(userMessages);
  const canSecure = useCanSecure(user);
  const [send] = userCalls.useSendUserVerificationMutation();
  if (!canSecure) return null;
  return (
    <UserAct
      label={t('sendVerification')}
      text={t('sendVerificationText', { email: user.email })}
      done={t('verificationSent')}
      run={() => send({ params: { id: user.id } })}
    />
  );
}

/** Logs the user out everywhere. */
export function EndSessions({ user }: Props) {
  const t = useMessages(userMessages);
  const canSecure = useCanSecure(user);
  const [end] = userCalls.useEndSessionsOfUserMutation();
  if (!canSecure) return null;
  return (
    <UserAct
      label={t('endSessions')}
      text={t('endSessionsText', { name: user.name })}
      done={t('sessionsEnded')}
      run={() => end({ params: { id: user.id } })}
    />
  );
}
