import { readConfig } from '@porchlight/service-kit';
import { PaymentSandboxConfig, requireAllowed } from './config.ts';

const config = (environment: Record<string, string>) =>
  readConfig(PaymentSandboxConfig, {
    DATABASE_URL: 'postgres://payment-sandbox:secret@127.0.0.1/porchlight',
    ...environment,
  });

describe('the payment sandbox', () => {
  it('refuses production unless it is asked for by name', () => {
    expect(() => requireAllowed(config({ NODE_ENV: 'production' }))).toThrow('PAYMENT_SANDBOX=on');
    expect(() => requireAllowed(config({ NODE_ENV: 'production', PAYMENT_SANDBOX: 'off' }))).toThrow(
      'PAYMENT_SANDBOX=on',
    );
    expect(() => requireAllowed(config({ NODE_ENV: 'production', PAYMENT_SANDBOX: 'on' }))).not.toThrow();
    expect(() => requireAllowed(config({}))).not.toThrow();
  });

  it('refuses demo data in production', () => {
    const production = { NODE_ENV: 'production', PAYMENT_SANDBOX: 'on' };
    expect(() => requireAllowed(config({ ...production, SEED: 'demo' }))).toThrow('SEED must not be demo');
    expect(() => requireAllowed(config({ SEED: 'demo' }))).not.toThrow();
  });

  it('accepts no live key of the provider', () => {
    expect(() => config({ PAYMENT_SANDBOX_KEY: 'sk_live_0123456789' })).toThrow('PAYMENT_SANDBOX_KEY');
  });
});
