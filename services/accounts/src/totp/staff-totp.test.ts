import { jest } from '@jest/globals';
import type { ServiceClient } from '@porchlight/service-kit';
import { AccountsConfig } from '../config.ts';
import { StaffTotp } from './staff-totp.ts';

const site = (call: () => Promise<object>, over: Partial<AccountsConfig> = {}) =>
  new StaffTotp(
    { call } as unknown as ServiceClient,
    Object.assign(new AccountsConfig(), { nodeEnv: 'development', contentUrl: 'http://127.0.0.1:1', ...over }),
  );
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('whether staff must have a second step', () => {
  it('is asked of the site once a minute, however many want to know', async () => {
    const call = jest.fn(() => Promise.resolve({ staffTotp: true }));
    const staff = site(call);
    expect(await Promise.all([staff.isRequired(), staff.isRequired()])).toEqual([true, true]);
    expect(call).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(61_000);
    call.mockResolvedValue({ staffTotp: false });
    expect([await staff.isRequired(), await staff.isRequired()]).toEqual([true, false]);
  });
  it('stays as it was while the site cannot be asked', async () => {
    const call = jest.fn(() => Promise.resolve({ staffTotp: true }));
    const staff = site(call);
    await staff.isRequired();
    call.mockRejectedValue(new Error('away'));
    jest.advanceTimersByTime(61_000);
    await staff.isRequired();
    jest.advanceTimersByTime(61_000);
    expect(await staff.isRequired()).toBe(true);
  });
  it('is no where the site was never heard of, and yes in production, whatever the site says', async () => {
    expect(await site(() => Promise.reject(new Error('away'))).isRequired()).toBe(false);
    expect(await site(() => Promise.resolve({ staffTotp: false }), { nodeEnv: 'production' }).isRequired()).toBe(true);
  });
});
