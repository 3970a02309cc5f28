import type { PermissionName } from '@porchlight/contracts';
import type { User } from '@porchlight/contracts/accounts';
import { useSelector } from '../redux.ts';
import { shellRoleOf, type ShellRole } from './session-slice.ts';

/** The current session. `isRestored` is false on the server and until the browser's copy was read. */
export interface Session {
  readonly user: User | undefined;
  readonly role: ShellRole;
  readonly isRestored: boolean;
}

/** Returns the current session for display. Authorization is the server's task. */
export function useSession(): Session {
  const user = useSelector((state) => state.session.user);
  const isRestored = useSelector((state) => state.session.isRestored);
  return { user, role: shellRoleOf(user), isRestored };
}
/** Returns whether the current user has a permission. Controls that need a missing one are not rendered. */
export const usePermission = (name: PermissionName): boolean =>
  useSelector((state) => state.session.permissions?.[name] === true);
