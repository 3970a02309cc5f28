import { stubResponses, inSite, type SiteOptions } from '@porchlight/listing-ui/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import OutboxScreen from './outbox-screen.tsx';

const mail = {
  id: '00000000-0000-4000-8000-000000000001',
  to: 'zoe@example.com',
  template: 'verify-email',
  subject: 'Confirm your email address',
  state: 'sent',
  madeAt: '2026-11-21T10:00:00.000Z',
};
const waiting = { ...mail, id: '00000000-0000-4000-8000-000000000002', subject: undefined, state: 'queued' };
const text = 'Hello Zoé,\n\nConfirm my address:\nhttp://localhost:8080/verify-email/abc.def\n\n<b>not bold</b>\n';
const open = (served: Parameters<typeof stubResponses>[0], site: SiteOptions = {}) =>
  render(<OutboxScreen />, inSite({ at: '/outbox', path: '/outbox', send: stubResponses(served), ...site }));

describe('the outbox of the demo', () => {
  it('explains that no mail is sent, and shows a mail with a working link', async () => {
    open({ [`/mail-outbox/${mail.id}`]: { mail, text }, '/mail-outbox': { mails: [waiting, mail] } });
    expect(screen.getByRole('heading', { level: 1, name: 'Demo outbox: no email leaves this demo' })).toBeTruthy();
    expect(await screen.findByText('Not written yet: verify-email')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Confirm your email address' }));
    expect(
      (await screen.findByRole('link', { name: 'http://localhost:8080/verify-email/abc.def' })).getAttribute('href'),
    ).toBe('http://localhost:8080/verify-email/abc.def');
    expect(screen.getByText(/<b>not bold<\/b>/)).toBeTruthy();
  });
  it('shows where answers go to a mail that takes them', async () => {
    const replyTo = 'r-aaaaaaaaaaaaaaaaaaaa@reply.localhost';
    open({ [`/mail-outbox/${mail.id}`]: { mail, text, replyTo }, '/mail-outbox': { mails: [mail] } });
    await userEvent.click(await screen.findByRole('link', { name: mail.subject }));
    expect(await screen.findByText(`Answers go to ${replyTo}`)).toBeTruthy();
  });
  it('explains the empty outbox', async () => {
    open({ '/mail-outbox': { mails: [] } });
    expect(await screen.findByText(/Sign up, reset a password/)).toBeTruthy();
  });
  it('explains that the outbox is part of the demo when access is denied, and offers a retry on failure', async () => {
    const { unmount } = open({ '/mail-outbox': 500 });
    expect(await screen.findByRole('button', { name: 'Refresh' })).toBeTruthy();
    unmount();
    open({ '/mail-outbox': 403 });
    expect(await screen.findByText('Only the demo shows its emails to everyone.')).toBeTruthy();
  });
});
