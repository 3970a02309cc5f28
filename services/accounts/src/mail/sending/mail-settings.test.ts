import { readConfig } from '@porchlight/service-kit';
import { testEnvironment } from '@porchlight/service-kit/testing';
import { AccountsConfig } from '../../config.ts';
import { readMailSettings } from './mail-settings.ts';

const settings = (environment: Record<string, string>) =>
  readMailSettings(
    readConfig(AccountsConfig, {
      ...testEnvironment('accounts', 'postgres://accounts:x@127.0.0.1:5432/porchlight'),
      ...environment,
    }),
  );
const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://homes.example.com' };
const server = { SMTP_URL: 'smtp://me:p%40ss@mail.example.com:2525', MAIL_FROM: 'Porchlight <hello@example.com>' };

describe('mail', () => {
  it('goes to the outbox in development', () => {
    expect(settings({})).toEqual({ kind: 'outbox', origin: 'http://localhost:8080' });
  });
  it('is sent by the configured server, in production with TLS unless disabled', () => {
    expect(settings(server)).toMatchObject({ kind: 'smtp', from: 'Porchlight <hello@example.com>', needsTls: false });
    expect(settings({ ...production, ...server })).toMatchObject({
      needsTls: true,
      origin: 'https://homes.example.com',
    });
    expect(settings({ ...production, ...server, SMTP_URL: 'smtp://catcher:25?requireTLS=false' })).toMatchObject({
      needsTls: false,
    });
  });
  it('goes to the outbox in production only when configured explicitly', () => {
    expect(() => settings(production)).toThrow(
      'SMTP_URL must name the server that sends mail (it is not set). To keep all mail in the house instead, ask for it by name: MAIL_OUTBOX=on',
    );
    expect(settings({ ...production, MAIL_OUTBOX: 'on' })).toMatchObject({ kind: 'outbox' });
  });
  it.each([
    [{ ...production, MAIL_OUTBOX: 'on', MAIL_OUTBOX_OPEN: 'on' }, 'MAIL_OUTBOX_OPEN must be off in production'],
    [{ ...server, MAIL_OUTBOX_OPEN: 'on' }, 'set one or the other'],
    [{ ...server, MAIL_OUTBOX: 'on' }, 'set one or the other'],
    [{ NODE_ENV: 'production', ...server }, 'PUBLIC_ORIGIN'],
    [{ SMTP_URL: server.SMTP_URL }, 'MAIL_FROM'],
    [{ SMTP_URL: 'https://mail.example.com' }, 'SMTP_URL'],
    [{ ...server, MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
    [{ PUBLIC_ORIGIN: 'homes' }, 'PUBLIC_ORIGIN'],
  ])('rejects inconsistent settings: %j', (environment, words) => {
    expect(() => settings(environment)).toThrow(words);
  });
});
