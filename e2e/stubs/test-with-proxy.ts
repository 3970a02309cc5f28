import { test as base } from '@playwright/test';
import { NetworkProxy } from './network-proxy.ts';

/**
 * Test fixture that routes the browser through a proxy: disconnecting it simulates a server that is down, for pages and
 * their service worker.
 */
export const test = base.extend<{ networkProxy: NetworkProxy }>({
  networkProxy: async ({ browserName: _ }, use, { project }) => {
    const networkProxy = new NetworkProxy(new URL(project.use.baseURL ?? ''));
    await networkProxy.open();
    await use(networkProxy);
    await networkProxy.disconnect();
  },
  baseURL: async ({ networkProxy }, use) => {
    await use(networkProxy.url);
  },
});
