import type { DocumentRequest, OwnAccountDocument } from '@porchlight/contracts/accounts';
import { fakeUploads, type FakeUpload } from '@porchlight/listing-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAccountDetails, readDocuments } from '../testing/open-account-details.tsx';

const request: DocumentRequest = {
  requestedAt: '2026-11-20T12:00:00.000Z',
  dueAt: '2026-11-27T12:00:00.000Z',
  kinds: ['identity', 'address'],
  text: 'Please send a bill with your name.',
};
const aDocument = (over: Partial<OwnAccountDocument> = {}): OwnAccountDocument => ({
  id: '77777777-7777-4777-8777-777777777777',
  kind: 'address',
  name: 'bill.pdf',
  format: 'pdf',
  size: 120_000,
  handedInAt: '2026-11-21T10:00:00.000Z',
  ...over,
});
const removal = `DELETE /user/account-documents/${aDocument().id}`;
const open = (lists: readonly object[], language: 'en-CA' | 'fr-CA' = 'en-CA', more = {}) =>
  openAccountDetails({ [readDocuments]: lists, ...more }, { language });
const aFile = (name = 'bill.pdf', { type = 'application/pdf', size = 5 } = {}) =>
  Object.defineProperty(new File(['a bill'], name, { type }), 'size', { value: size });
const section = (name = 'Proof of address') => screen.findByRole('region', { name });
async function choose(...files: File[]) {
  await section();
  await act(
    async () => void fireEvent.change(screen.getByLabelText('Files for Proof of address'), { target: { files } }),
  );
}
const alert = () => screen.findByRole('alert');

let uploads: readonly FakeUpload[];
beforeEach(() => {
  localStorage.clear();
  uploads = fakeUploads();
});

describe('the documents that support requests', () => {
  it('are described: what counts, until when, why, and how they are protected', async () => {
    open([{ request, documents: [] }]);
    const identity = within(await section('Proof of identity'));
    expect(identity.getByText(/^A passport/)).toBeTruthy();
    for (const text of [
      'Due by Nov 27, 2026',
      'Please send a bill with your name.',
      /^We check accounts/,
      /^Your files are encrypted.*30 days after the decision/,
      'PDF, JPEG, PNG or WebP, up to 10 MB a file and 5 files in all.',
    ])
      expect(screen.getByText(text)).toBeTruthy();
  });
  it('are described in French', async () => {
    open([{ request, documents: [] }], 'fr-CA');
    expect(await section('Preuve d’adresse')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Documents pour notre équipe' })).toBeTruthy();
  });
  it('are sent with their progress and their name, and listed once they are stored', async () => {
    const { flashes } = open([
      { request, documents: [] },
      { request, documents: [aDocument()] },
    ]);
    await choose(aFile('Électricité.pdf'));
    expect(uploads[0]).toMatchObject({ address: '/api/user/account-documents?kind=address' });
    const [, name = ''] = uploads[0]?.headers['upload-metadata']?.split(' ') ?? [];
    expect(Buffer.from(name, 'base64').toString()).toBe('Électricité.pdf');
    await act(async () => uploads[0]!.progress(0.5));
    expect(screen.getByLabelText<HTMLProgressElement>('Sending Électricité.pdf').value).toBe(0.5);
    await act(async () => uploads[0]!.respond(201, { document: aDocument() }));
    expect(await screen.findByText('Proof of address, 117 KB, handed in on Nov 21, 2026')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByText('Arrived')).toBeTruthy();
    expect(flashes()).toEqual(['Électricité.pdf is handed in.']);
  });
  it('that fail on the way stay, and are sent again', async () => {
    open([
      { request, documents: [] },
      { request, documents: [aDocument()] },
    ]);
    await choose(aFile());
    await act(async () => uploads[0]!.respond(0, {}));
    expect((await alert()).textContent).toMatch(/connection was lost/);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again: bill.pdf' })));
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => uploads[1]!.respond(201, { document: aDocument() }));
    expect(await screen.findByText('Received')).toBeTruthy();
  });
  it('are cancelled on the way', async () => {
    open([{ request, documents: [] }]);
    await choose(aFile());
    fireEvent.click(screen.getByRole('button', { name: 'Cancel bill.pdf' }));
    expect(uploads[0]?.isAborted()).toBe(true);
    await waitFor(() => expect(screen.queryByText('bill.pdf')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it.each([
    ['of another kind', aFile('bill.zip', { type: 'application/zip' }), /isn’t a PDF/],
    ['above 10 MB', aFile('bill.pdf', { size: 10 * 1024 * 1024 + 1 }), /larger than 10 MB/],
    ['that are empty', aFile('bill.pdf', { size: 0 }), /is empty/],
  ])('%s are refused before they are sent', async (_, file, reason) => {
    open([{ request, documents: [] }]);
    await choose(file);
    expect((await alert()).textContent).toMatch(reason);
    expect(uploads).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss bill.' + file.name.split('.')[1] }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('that the server refuses are explained in its words, and cannot be sent again as they are', async () => {
    open([{ request, documents: [] }]);
    await choose(aFile());
    await act(async () => uploads[0]!.respond(422, { code: 'document-refused', message: 'This file holds another.' }));
    expect((await alert()).textContent).toBe('This file holds another.');
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
  });
  it('are at most five', async () => {
    const documents = [1, 2, 3, 4].map((number) => aDocument({ id: `d${number}`, name: `bill-${number}.pdf` }));
    open([{ request, documents }]);
    await choose(aFile('five.pdf'), aFile('six.pdf'));
    expect((await alert()).textContent).toMatch(/You can hand in 5 files/);
    expect(uploads).toHaveLength(1);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose files: Proof of identity' }).disabled).toBe(
      true,
    );
  });
  it('are taken back after a confirmation', async () => {
    const { flashes } = open(
      [
        { request, documents: [aDocument()] },
        { request, documents: [] },
      ],
      'en-CA',
      {
        [removal]: [503, {}],
      },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Take back bill.pdf' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Take this document back?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Take back' }));
    expect((await dialog.findByRole('alert')).textContent).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(screen.queryByText('bill.pdf')).toBeNull());
    expect(flashes()).toEqual(['bill.pdf is deleted.']);
  });
  it('cannot be taken back once support decided, and say when they are deleted', async () => {
    open([
      { documents: [aDocument({ deletesAt: '2026-12-21T10:00:00.000Z', acceptedAt: '2026-11-21T11:00:00.000Z' })] },
    ]);
    expect(await screen.findByText('We delete it on December 21, 2026.')).toBeTruthy();
    expect(screen.getByText('Accepted')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull();
  });
  it('that are late say so', async () => {
    open([{ request: { ...request, dueAt: '2026-11-20T13:00:00.000Z' }, documents: [] }]);
    expect(await screen.findByText('Was due on Nov 20, 2026')).toBeTruthy();
  });
  it('are loaded again on request, and absent without any', async () => {
    open([503, { documents: [] }] as object[]);
    fireEvent.click(within(await alert()).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.queryByRole('heading', { name: /^Documents/ })).toBeNull();
  });
});
