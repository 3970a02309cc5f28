import { mutationOf, type api, type Build } from '@porchlight/client';
import type { EditLockRoutes } from '@porchlight/contracts/content';

/** Returns the endpoints of the edit lock of a resource, which its area injects. */
export const editLockEndpoints = (build: Build, { renew, takeOver }: Pick<EditLockRoutes, 'renew' | 'takeOver'>) => ({
  renewLock: mutationOf(build, renew),
  takeOverLock: mutationOf(build, takeOver),
});
/** Endpoints of the edit lock of a resource. */
export type EditLockCalls = ReturnType<typeof api.injectEndpoints<ReturnType<typeof editLockEndpoints>>>['endpoints'];
