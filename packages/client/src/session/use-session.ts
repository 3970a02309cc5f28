import type { PermissionName } from '@porchlight/contracts';
import type { User } from '@porchlight/contracts/accounts';
import { useSelector } from '../redux.ts';
import { shellRoleOf, type ShellRole } from './session-slice.ts';

/** Who is signed in. `isRestored` is false on the server and until the browser's copy was read. */
export interface Session {
  readonly user: User | undefined;
  readonly role: ShellRole;
  readonly isRestored: boolean;
}

/** Who is signed in, for showing; the server decides what they may do. */
export function useSession(): Session {
  const user = useSelector((state) => state.session.user);
  const isRestored = useSelector((state) => state.session.isRestored);
  return { user, role: shellRoleOf(user), isRestored };
}
/** Whether the signed-in person holds a permission. A control without it is not drawn. */
export const usePermission = (name: PermissionName): boolean =>
  useSelector((state) => state.session.permissions?.[name] === true);
