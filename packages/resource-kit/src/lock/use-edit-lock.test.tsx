import { jest } from '@jest/globals';
import { makeStore, restore, storage } from '@porchlight/client';
import { Provider } from '@porchlight/client/redux';
import { renewPostLock, takeOverPostLock } from '@porchlight/contracts/content';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { injectPrefixed } from '../resource-calls.ts';
import { aFaq, faqScreens } from '../testing/in-console.tsx';
import { editLockEndpoints, type EditLockCalls } from './edit-lock-calls.ts';
import { useEditLock } from './use-edit-lock.ts';

const calls = injectPrefixed<EditLockCalls>('faqs/lock', (build) =>
  editLockEndpoints(build, { renew: renewPostLock, takeOver: takeOverPostLock }),
);
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const settle = () => act(() => jest.advanceTimersByTimeAsync(50));
const renew = () => document.dispatchEvent(new Event('visibilitychange'));

/** Opens a form of a record of version 3, whose lock another editor holds; `load` answers the oldest of its requests. */
async function openForm() {
  const site = { holder: 'another' };
  const requests: ((version: number) => void)[] = [];
  const store = makeStore({
    send: (address) =>
      address.endsWith('/edit-lock')
        ? Promise.resolve({ status: 200, body: JSON.stringify({ ...site, since: '2026-11-21T12:04:00.000Z' }) })
        : new Promise((resolve) => {
            requests.push((version) => resolve({ status: 200, body: JSON.stringify(aFaq({ version })) }));
          }),
  });
  storage.write('user:token', 'token');
  storage.write('user:info', { id: 'me', email: 'ana@example.com', firstName: 'Ana', roles: [{ key: 'site-owner' }] });
  restore(store);
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useEditLock(faqScreens, calls, aFaq({ version: 3 })), { wrapper });
  await settle();
  const load = async (version: number) => {
    requests.shift()!(version);
    await settle();
  };
  return { site, load, requests, lock: () => result.current };
}

describe('the edit lock of a form', () => {
  it('starts the form from the stored record, also before the page has it', async () => {
    const { site, load, lock } = await openForm();
    expect(lock()).toMatchObject({ other: { holder: 'another' }, turn: 0, record: { version: 3 } });
    site.holder = 'me';
    renew();
    await settle();
    await load(7);
    expect(lock()).toMatchObject({ turn: 1, record: { version: 7 } });
    expect(lock().other).toBeUndefined();
  });
});
