import { jest } from '@jest/globals';
import type { ServiceClient } from '@porchlight/service-kit';
import { AccountsConfig } from '../config.ts';
import { StaffTotp } from './staff-totp.ts';

const site = (call: () => Promise<object>, over: Partial<AccountsConfig> = {}) =>
  new StaffTotp(
    { call } as unknown as ServiceClient,
    Object.assign(new AccountsConfig(), { nodeEnv: 'development', contentUrl: 'http://127.0.0.1:1', ...over }),
  );
/** Resolves when a refresh in the background has ended. */
const refreshed = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('two-factor requirement for staff', () => {
  it('is fetched once a minute, also for concurrent callers', async () => {
    const call = jest.fn(() => Promise.resolve({ staffTotp: true }));
    const staff = site(call);
    expect(await Promise.all([staff.isRequired(), staff.isRequired()])).toEqual([true, true]);
    expect(call).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(61_000);
    call.mockResolvedValue({ staffTotp: false });
    expect(await staff.isRequired()).toBe(true);
    await refreshed();
    expect(await staff.isRequired()).toBe(false);
  });
  it('keeps its last value while content is unavailable', async () => {
    const call = jest.fn(() => Promise.resolve({ staffTotp: true }));
    const staff = site(call);
    await staff.isRequired();
    call.mockRejectedValue(new Error('away'));
    jest.advanceTimersByTime(61_000);
    await staff.isRequired();
    jest.advanceTimersByTime(61_000);
    expect(await staff.isRequired()).toBe(true);
  });
  it('is false without any response, and always true in production', async () => {
    expect(await site(() => Promise.reject(new Error('away'))).isRequired()).toBe(false);
    expect(await site(() => Promise.resolve({ staffTotp: false }), { nodeEnv: 'production' }).isRequired()).toBe(true);
  });
});
