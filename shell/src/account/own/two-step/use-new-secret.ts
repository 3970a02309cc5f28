import type { ApiError } from '@porchlight/client';
import type { PasswordAgain } from '@porchlight/contracts/accounts';
import { ownAccount } from '../own-account-calls.ts';
import type { Stage } from './two-step-card.tsx';

/** Begins a second step, or another app for the one that is on. */
export function useNewSecret(onStage: (stage: Stage) => void): (body: PasswordAgain) => Promise<ApiError | undefined> {
  const [start] = ownAccount.useStartTotpMutation();
  return async (body) => {
    const { data, error } = await start({ body });
    if (data) onStage(data);
    return error as ApiError | undefined;
  };
}
