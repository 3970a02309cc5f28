import { mutationOf, type api, type Build } from '@porchlight/client';
import type { CreatePreview, DraftRoutes, EditLockRoutes } from '@porchlight/contracts/content';
import { editLockEndpoints, injectPrefixed } from '@porchlight/resource-kit';

/** Calls of the form of a record. */
interface LifeRoutes {
  /** Label of the resource. */
  readonly label: string;
  readonly drafts: DraftRoutes;
  readonly lock: Pick<EditLockRoutes, 'renew' | 'takeOver'>;
  readonly createPreview: CreatePreview;
}

const lifeEndpoints = (build: Build, { label, drafts, lock, createPreview }: LifeRoutes) => {
  const invalidates = [{ type: 'Resource', id: label }] as const;
  return {
    ...editLockEndpoints(build, lock),
    saveDraft: mutationOf(build, drafts.save, { invalidates }),
    discardDraft: mutationOf(build, drafts.discard, { invalidates }),
    createPreview: mutationOf(build, createPreview),
  };
};
/** Endpoints of the drafts, the edit locks and the preview links of a resource. */
export type LifeCalls = ReturnType<typeof api.injectEndpoints<ReturnType<typeof lifeEndpoints>>>['endpoints'];

/** Returns the endpoints of the drafts, the edit locks and the preview links of a resource. */
export const lifeCallsOf = (routes: LifeRoutes): LifeCalls =>
  injectPrefixed<LifeCalls>(`${routes.label}/life`, (build) => lifeEndpoints(build, routes));
