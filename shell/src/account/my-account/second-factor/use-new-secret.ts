import type { ApiError } from '@porchlight/client';
import type { PasswordConfirmation } from '@porchlight/contracts/accounts';
import { accountCalls } from '../account-calls.ts';

/** Setup step in progress: the secret of a new authenticator app, or recovery codes that are shown once. */
export type SetupStage =
  { readonly secret: string; readonly otpauthUrl: string } | { readonly recoveryCodes: readonly string[] };

/** Returns a function that requests a secret for a new authenticator app. */
export function useNewSecret(
  onStage: (stage: SetupStage) => void,
): (body: PasswordConfirmation) => Promise<ApiError | undefined> {
  const [start] = accountCalls.useStartTotpMutation();
  return async (body) => {
    const { data, error } = await start({ body });
    if (data) onStage(data);
    return error as ApiError | undefined;
  };
}
