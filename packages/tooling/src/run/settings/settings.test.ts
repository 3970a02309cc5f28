import { readSettings } from './settings.mjs';

const read = (environment: Record<string, string>, args: string[] = []) => readSettings('/clone', environment, args);

describe('the settings of npm start', () => {
  it('are port 8080, .data and the demo data by default', () => {
    expect(read({})).toMatchObject({
      port: 8080,
      dataDir: '/clone/.data',
      seed: 'demo',
      hasProcessPerService: false,
      databaseUrl: undefined,
    });
  });

  it('never create the demo accounts in production', () => {
    expect(read({ NODE_ENV: 'production' }).seed).toBe('none');
    expect(() => read({ NODE_ENV: 'production', SEED: 'demo' })).toThrow('never runs with NODE_ENV=production');
  });

  it('run the payment sandbox without the keys of the provider, in production by name only', () => {
    expect(read({}).standIns).toEqual(['payment-sandbox']);
    expect(read({ STRIPE_SECRET_KEY: 'sk_test_1' }).standIns).toEqual([]);
    expect(read({ NODE_ENV: 'production' }).standIns).toEqual([]);
    expect(read({ NODE_ENV: 'production', PAYMENT_SANDBOX: 'on' }).standIns).toEqual(['payment-sandbox']);
    expect(() => read({ STRIPE_SECRET_KEY: 'sk_live_1', PAYMENT_SANDBOX: 'on' })).toThrow('set one or the other');
  });

  it('take answers to mails of the demo, and in production with a domain only', () => {
    expect(read({}).relay).toEqual({ RELAY_DOMAIN: 'reply.localhost' });
    expect(read({ NODE_ENV: 'production' }).relay).toEqual({});
    const given = { RELAY_DOMAIN: 'reply.example.com', RELAY_PORT: '2526' };
    expect(read({ NODE_ENV: 'production', ...given }).relay).toEqual(given);
  });

  it('leave NODE_ENV unset by default', () => {
    expect(read({}).forwarded).toEqual({});
  });

  it.each([
    [{ PORT: '0' }, 'PORT'],
    [{ PORT: '80a' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ SEED: 'all' }, 'SEED'],
  ])('names the variable that is wrong: %j', (environment, name) => {
    expect(() => read(environment as Record<string, string>)).toThrow(name);
  });

  it('watch the sources only with --watch', () => {
    expect(read({}).isWatching).toBe(false);
    expect(read({}, ['--watch']).isWatching).toBe(true);
  });

  it('reject an unknown argument', () => {
    expect(() => read({}, ['--process'])).toThrow("'--process'");
  });
});
