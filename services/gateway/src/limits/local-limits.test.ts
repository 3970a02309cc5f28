import { Problem } from '@porchlight/service-kit';
import { LocalLimits } from './local-limits.ts';

const limit = { name: 'file', calls: 60, seconds: 60, burst: 3 };
const outcome = (work: () => void) => {
  try {
    work();
    return 'passes';
  } catch (error) {
    const { status, details } = error as Problem;
    return [status, details.retryAfter];
  }
};

describe('a local limit', () => {
  let now = 1_000_000;
  const limits = new LocalLimits({ isEnabled: true, now: () => now });
  const request = (ip = '203.0.113.9') =>
    outcome(() => {
      limits.consume(limit, ip);
    });

  it('passes a burst, then one request for each interval', () => {
    expect([request(), request(), request(), request()]).toEqual(['passes', 'passes', 'passes', [429, 1]]);
    expect(request('203.0.113.10')).toBe('passes');
    now += 1_000;
    expect([request(), request()]).toEqual(['passes', [429, 1]]);
    now += 60_000;
    expect([request(), request(), request(), request()]).toEqual(['passes', 'passes', 'passes', [429, 1]]);
  });
  it('counts an IPv6 network as one client', () => {
    const all = [1, 2, 3, 4].map((host) => request(`2001:db8:1:2::${host}`));
    expect(all).toEqual(['passes', 'passes', 'passes', [429, 1]]);
  });
  it('is off together with the shared limits', () => {
    const off = new LocalLimits({ isEnabled: false });
    for (let n = 0; n < 10; n += 1)
      expect(
        outcome(() => {
          off.consume(limit, '203.0.113.9');
        }),
      ).toBe('passes');
  });
});
