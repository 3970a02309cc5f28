import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PermissionName } from '@porchlight/contracts';
import type { User } from '@porchlight/contracts/accounts';

/** Permissions of the user: name → true. */
export type PermissionMap = Readonly<Partial<Record<PermissionName | (string & {}), true>>>;

/** Session as known to this browser. The server trusts none of it. */
export interface SessionState {
  readonly token?: string;
  readonly user?: User;
  readonly permissions?: PermissionMap;
  /** Whether the session was restored from the browser. Until then, an empty session does not mean logged out. */
  readonly isRestored: boolean;
  /** The user logged out in this tab: the route guard shows no message. */
  readonly hasLoggedOut?: true;
  /** Last operation that failed. */
  readonly failed?: 'login' | 'register' | 'permissions';
}

const initialState: SessionState = { isRestored: false };
const emptySession = (state: SessionState): SessionState => ({ isRestored: state.isRestored });

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionRestored: (
      _,
      { payload }: PayloadAction<Pick<SessionState, 'token' | 'user' | 'permissions'>>,
    ): SessionState => ({ ...payload, isRestored: true }),
    loggedIn: (state, { payload }: PayloadAction<{ token: string; user: User }>): SessionState => ({
      ...payload,
      isRestored: state.isRestored,
    }),
    // A failed login clears token and user.
    loginFailed: (state): SessionState => ({ ...emptySession(state), failed: 'login' }),
    registerFailed: (state): SessionState => ({ ...state, failed: 'register' }),
    userLoaded: (state, { payload }: PayloadAction<User>): SessionState => ({ ...state, user: payload }),
    permissionsLoaded: (state, { payload }: PayloadAction<PermissionMap>): SessionState => ({
      ...state,
      permissions: payload,
    }),
    permissionsFailed: (state): SessionState => ({ ...state, failed: 'permissions' }),
    sessionEnded: emptySession,
    loggedOut: (state): SessionState => ({ ...emptySession(state), hasLoggedOut: true }),
  },
});

export const sessionReducer = slice.reducer;
export const {
  sessionRestored,
  loggedIn,
  loginFailed,
  registerFailed,
  userLoaded,
  permissionsLoaded,
  permissionsFailed,
  sessionEnded,
  loggedOut,
} = slice.actions;

/**
 * User type that decides layout and access to consoles
 * (docs/rules/access.md#access-4-roles-decide-layout-and-dashboard). Unknown roles count as admin.
 */
export type ShellRole = 'visitor' | 'renter' | 'landlord' | 'support' | 'admin';

/**
 * Returns the type of a user: admin with any unknown role, else support, landlord or renter in this order; visitor
 * without a user.
 */
export function shellRoleOf(user: User | undefined): ShellRole {
  if (!user) return 'visitor';
  const keys = user.roles.map((role) => role.key);
  const known = ['renter', 'landlord', 'support'] as const;
  if (keys.some((key) => !(known as readonly string[]).includes(key))) return 'admin';
  return (['support', 'landlord', 'renter'] as const).find((key) => keys.includes(key)) ?? 'admin';
}
