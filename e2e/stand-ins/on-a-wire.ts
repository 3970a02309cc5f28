import { test as base } from '@playwright/test';
import { Wire } from './wire.ts';

/** Tests whose network is a wire that they hold: a cut one is a server that is switched off, for pages and for their worker alike. */
export const test = base.extend<{ wire: Wire }>({
  wire: async ({ browserName: _ }, use, { project }) => {
    const wire = new Wire(new URL(project.use.baseURL ?? ''));
    await wire.open();
    await use(wire);
    await wire.cut();
  },
  baseURL: async ({ wire }, use) => {
    await use(wire.url);
  },
});
