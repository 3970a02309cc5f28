import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PermissionName } from '@porchlight/contracts';
import type { User } from '@porchlight/contracts/accounts';

/** Permission → true; a missing one is not held. */
export type PermissionMap = Readonly<Partial<Record<PermissionName | (string & {}), true>>>;

/** Who is signed in, as far as this browser knows. The server trusts none of it. */
export interface SessionState {
  readonly token?: string;
  readonly user?: User;
  readonly permissions?: PermissionMap;
  /** Whether the browser's copy was read: before that nobody can be called signed out. */
  readonly isRestored: boolean;
  /** The person signed out here: the guard of the page that they leave need not tell them. */
  readonly hasLeft?: true;
  /** What failed last, for those who show it (product §8). */
  readonly failed?: 'login' | 'register' | 'permissions';
}

const initialState: SessionState = { isRestored: false };
const signedOut = (state: SessionState): SessionState => ({ isRestored: state.isRestored });

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionRestored: (
      _,
      { payload }: PayloadAction<Pick<SessionState, 'token' | 'user' | 'permissions'>>,
    ): SessionState => ({ ...payload, isRestored: true }),
    signedIn: (state, { payload }: PayloadAction<{ token: string; user: User }>): SessionState => ({
      ...payload,
      isRestored: state.isRestored,
    }),
    // Login failure clears token and user (product §4).
    loginFailed: (state): SessionState => ({ ...signedOut(state), failed: 'login' }),
    registerFailed: (state): SessionState => ({ ...state, failed: 'register' }),
    userRead: (state, { payload }: PayloadAction<User>): SessionState => ({ ...state, user: payload }),
    permissionsRead: (state, { payload }: PayloadAction<PermissionMap>): SessionState => ({
      ...state,
      permissions: payload,
    }),
    permissionsFailed: (state): SessionState => ({ ...state, failed: 'permissions' }),
    sessionEnded: signedOut,
    sessionLeft: (state): SessionState => ({ ...signedOut(state), hasLeft: true }),
  },
});

export const sessionReducer = slice.reducer;
export const {
  sessionRestored,
  signedIn,
  loginFailed,
  registerFailed,
  userRead,
  permissionsRead,
  permissionsFailed,
  sessionEnded,
  sessionLeft,
} = slice.actions;

/** How the shell treats a person (product §6): a role that it does not know is an admin. */
export type ShellRole = 'visitor' | 'renter' | 'landlord' | 'support' | 'admin';

/** The frame of a person: landlord, support and renter by their role, all other roles admin, nobody a visitor. Staff roles win over others. */
export function shellRoleOf(user: User | undefined): ShellRole {
  if (!user) return 'visitor';
  const keys = user.roles.map((role) => role.key);
  const known = ['renter', 'landlord', 'support'] as const;
  if (keys.some((key) => !(known as readonly string[]).includes(key))) return 'admin';
  return (['support', 'landlord', 'renter'] as const).find((key) => keys.includes(key)) ?? 'admin';
}
