import { api, mutationOf, queryOf } from '@porchlight/client';
import * as content from '@porchlight/contracts/content';

const tag = { type: 'Resource', id: 'projectModules' } as const;

/** Calls of the project modules. */
export const modulesCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listProjectModules: queryOf(build, content.listProjectModules, { provides: [tag] }),
    getProjectModule: queryOf(build, content.getProjectModule, { provides: [tag] }),
    getProjectModuleHistory: queryOf(build, content.getProjectModuleHistory, { provides: [tag] }),
    switchProjectModule: mutationOf(build, content.switchProjectModule, { invalidates: [tag] }),
    changeProjectModuleSettings: mutationOf(build, content.changeProjectModuleSettings, { invalidates: [tag] }),
    revertProjectModule: mutationOf(build, content.revertProjectModule, { invalidates: [tag] }),
  }),
});
