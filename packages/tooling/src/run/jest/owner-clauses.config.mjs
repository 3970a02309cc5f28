// Configuration of `npm run verify -- guards owners`: the tests of the services, with their statements watched.
import { join } from 'node:path';

import config from '../../../../../jest.config.mjs';
import { root } from '../../root.mjs';

const http = config.projects.find(({ displayName }) => displayName === 'http');

export default {
  ...config,
  rootDir: root,
  projects: [{ ...http, setupFilesAfterEnv: [join(import.meta.dirname, 'owner-clauses-setup.mjs')] }],
};
