import type { Send } from '@porchlight/client';
import { inSite } from '@porchlight/listing-ui/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aFullListing } from '../testing/a-full-listing.ts';
import { ReportDialog } from './report-dialog.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
});

const received = { status: 202, body: { reference: 'R-7K3M9QX2' } };
/** Opens the dialog for a guest; reports get the responses in turn. */
function open(...responses: readonly { status: number; body: object }[]) {
  const sent: object[] = [];
  const send: Send = (path, { body }) => {
    if (!path.startsWith('/report-listing/')) return Promise.resolve({ status: 200, body: '{}' });
    sent.push({ path, ...(JSON.parse(body ?? '{}') as object) });
    const { status, body: response } = responses[sent.length - 1] ?? received;
    return Promise.resolve({ status, body: JSON.stringify(response) });
  };
  const listing = aFullListing();
  render(<ReportDialog listing={listing} isOpen onClose={() => undefined} />, inSite({ at: '/a-home', send }));
  return { sent, path: `/report-listing/${listing.id}` };
}
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send report' }));
const details = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /What did you see/ });

describe('report dialog', () => {
  it('sends the reason, the text and the address, and shows the number of the report', async () => {
    const { sent, path } = open();
    expect(screen.getAllByRole('radio')).toHaveLength(10);
    await choose('Wrong location');
    await userEvent.type(details(), ' It is a lake. ');
    await userEvent.type(screen.getByRole('textbox', { name: /Your email/ }), 'ana@example.com');
    await submit();
    expect((await screen.findByRole('status')).textContent).toContain('R-7K3M9QX2');
    expect(document.activeElement).toBe(screen.getByRole('status'));
    expect(sent).toEqual([{ path, reason: 'wrong-location', details: 'It is a lake.', email: 'ana@example.com' }]);
  });

  it('requires a reason, and details for another one', async () => {
    const { sent } = open();
    await submit();
    expect(screen.getAllByText(/Choose what’s wrong first/)).toHaveLength(1);
    await choose('Something else');
    expect(screen.queryByText(/Choose what’s wrong first/)).toBeNull();
    await submit();
    expect(details().getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('keeps what was written when the report is refused', async () => {
    const { sent } = open({ status: 429, body: { message: 'You’ve reported many listings today.' } });
    await choose('Spam');
    await userEvent.type(details(), 'The same text everywhere.');
    await submit();
    expect(await screen.findByText('You’ve reported many listings today.')).toBeTruthy();
    expect(details().value).toBe('The same text everywhere.');
    await submit();
    expect(await screen.findByRole('status')).toBeTruthy();
    expect(sent).toHaveLength(2);
  });
});
