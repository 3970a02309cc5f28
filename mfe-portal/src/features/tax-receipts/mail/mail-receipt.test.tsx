import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openAs, type FakeResponse } from '../../../testing/landlord-site.tsx';
import { MailReceipt } from './mail-receipt.tsx';

const path = '/elandlord/tax-receipts/receipt-1/mail';
async function open(over: Readonly<Record<string, FakeResponse>> = {}) {
  const site = openAs({
    at: '/portal/tax-receipts',
    screen: <MailReceipt receipt={{ id: 'receipt-1', number: 'RC-2026-000001' }} />,
    responses: { '/elandlord/accountant-email': { email: null }, [path]: {}, ...over },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Email to accountant RC-2026-000001' }));
  await screen.findByLabelText('Email address');
  const bodies = () =>
    site.sent.flatMap((one) => (one.path === path ? [JSON.parse(one.body ?? '{}') as { key: string }] : []));
  return { ...site, bodies };
}
const input = () => screen.getByLabelText<HTMLInputElement>('Email address');
const fill = (email: string) => fireEvent.change(input(), { target: { value: email } });
const send = () => fireEvent.click(screen.getByText('Send', { selector: 'button' }));
const box = () => screen.getByLabelText<HTMLInputElement>('Remember this address');

describe('a receipt', () => {
  it('is mailed to an address, which is remembered when that is chosen', async () => {
    const { bodies } = await open();
    expect([input().value, box().checked]).toEqual(['', false]);
    fill(' books@example.com ');
    fireEvent.click(box());
    send();
    await waitFor(() => {
      expect(screen.queryByLabelText('Email address')).toBeNull();
    });
    expect(bodies()).toEqual([
      { key: expect.stringMatching(/^[0-9a-f]{32}$/), email: 'books@example.com', remember: true },
    ]);
  });
  it('is mailed to the remembered address without typing it', async () => {
    const { bodies } = await open({ '/elandlord/accountant-email': { email: 'books@example.com' } });
    expect([input().value, box().checked]).toEqual(['books@example.com', true]);
    send();
    await waitFor(() => {
      expect(bodies()).toMatchObject([{ email: 'books@example.com' }]);
    });
  });
  it('is not mailed to what is no address', async () => {
    const { bodies } = await open();
    fill('books');
    send();
    await waitFor(() => {
      expect(input().getAttribute('aria-invalid')).toBe('true');
    });
    expect(bodies()).toEqual([]);
  });
  it('that fails keeps the input, and is sent again with the same key', async () => {
    const { bodies } = await open({ [path]: { status: 429, code: 'too-many', message: 'Try again later.' } });
    fill('books@example.com');
    send();
    expect(await screen.findByText('Try again later.')).toBeTruthy();
    expect(input().value).toBe('books@example.com');
    send();
    await waitFor(() => {
      expect(bodies()).toHaveLength(2);
    });
    expect(new Set(bodies().map(({ key }) => key)).size).toBe(1);
  });
});
