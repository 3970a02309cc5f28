import { readConfig } from '@porchlight/service-kit';
import { testEnvironment } from '@porchlight/service-kit/testing';
import { AccountsConfig } from '../../config.ts';
import { mailWayOf } from './mail-way.ts';

const way = (environment: Record<string, string>) =>
  mailWayOf(
    readConfig(AccountsConfig, {
      ...testEnvironment('accounts', 'postgres://accounts:x@127.0.0.1:5432/porchlight'),
      ...environment,
    }),
  );
const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://homes.example.com' };
const server = { SMTP_URL: 'smtp://me:p%40ss@mail.example.com:2525', MAIL_FROM: 'Porchlight <hello@example.com>' };

describe('mail', () => {
  it('stays in the house while developing', () => {
    expect(way({})).toEqual({ kind: 'outbox', origin: 'http://localhost:8080' });
  });
  it('goes out through the server that is named, in production only over TLS unless somebody says otherwise', () => {
    expect(way(server)).toMatchObject({ kind: 'smtp', from: 'Porchlight <hello@example.com>', needsTls: false });
    expect(way({ ...production, ...server })).toMatchObject({ needsTls: true, origin: 'https://homes.example.com' });
    expect(way({ ...production, ...server, SMTP_URL: 'smtp://catcher:25?requireTLS=false' })).toMatchObject({
      needsTls: false,
    });
  });
  it('stays in the house in production only when that is asked for by name', () => {
    expect(() => way(production)).toThrow(
      'SMTP_URL must name the server that sends mail (it is not set). To keep all mail in the house instead, ask for it by name: MAIL_OUTBOX=on',
    );
    expect(way({ ...production, MAIL_OUTBOX: 'on' })).toMatchObject({ kind: 'outbox' });
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
  ])('is not sent on settings that cannot be meant: %j', (environment, words) => {
    expect(() => way(environment)).toThrow(words);
  });
});
