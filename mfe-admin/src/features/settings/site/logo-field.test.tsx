import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeUploads, type FakeUpload } from '@porchlight/listing-ui/testing';
import { aPictureFile } from '../../../testing/a-picture-file.ts';
import { openAsStaff, type FakeResponse } from '../../../testing/open-as-staff.tsx';
import { SettingsScreen } from '../settings-screen.tsx';

const path = '/admin/site-profiles/site';
const url = '/photos/content/11111111-1111-4111-8111-111111111111-960.webp';
const profile = {
  ...{ id: 'site', version: 3, updatedAt: '2026-11-20T12:00:00.000Z', siteName: 'Porchlight', company: 'Porchlight' },
  ...{ address: 'Toronto, Canada', email: 'hello@example.com', law: 'Ontario' },
  ...{ privacyOfficer: 'A. Lampe', privacyEmail: 'privacy@example.com' },
};
const open = (stored: object, saved: FakeResponse = [200, { ...profile, version: 4 }]) =>
  openAsStaff({
    screen: <SettingsScreen />,
    at: '/admin/settings?tab=site',
    permissions: ['viewSiteSettings', 'modifySiteSettings'],
    responses: {
      [`GET ${path}`]: [200, { ...profile, ...stored }],
      [`GET ${path}/history`]: [200, { changes: [] }],
      [`PATCH ${path}`]: saved,
    },
  });
async function choose(file = aPictureFile()) {
  const button = await screen.findByRole('button', { name: /^Choose a/ });
  const input = screen.getByLabelText<HTMLInputElement>(button.textContent, { selector: 'input' });
  fireEvent.change(input, { target: { files: [file] } });
}
const logo = () => screen.queryByRole('img', { name: 'The logo' })?.getAttribute('src');
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

let uploads: readonly FakeUpload[];
beforeEach(() => {
  localStorage.clear();
  uploads = fakeUploads();
});

describe('the logo of the site', () => {
  it('is sent with its progress, shown, and saved with the form', async () => {
    const { changes } = open({});
    await choose();
    const [upload] = uploads;
    expect(upload).toMatchObject({
      address: '/api/admin/content-pictures',
      headers: { 'content-type': 'application/offset+octet-stream', Authorization: 'Bearer token' },
    });
    act(() => upload?.progress(0.4));
    expect(screen.getByText('Uploading: 40%')).toBeTruthy();
    act(() => upload?.progress(1));
    expect(screen.getByText('Preparing the image …')).toBeTruthy();
    act(() => upload?.respond(201, { picture: { url, width: 960, height: 320 } }));
    await waitFor(() => expect(logo()).toBe(url));
    save();
    await waitFor(() => expect(changes[0]).toMatchObject({ call: `PATCH ${path}`, body: { version: 3, logo: url } }));
  });
  it('is not changed by an upload that was cancelled', async () => {
    open({});
    await choose();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(uploads[0]?.isAborted()).toBe(true);
    expect(await screen.findByRole('button', { name: 'Choose a logo' })).toBeTruthy();
    expect([logo(), screen.queryByRole('alert')]).toEqual([undefined, null]);
  });
  it('that the server refuses is explained, and can be chosen again', async () => {
    open({});
    await choose();
    act(() => uploads[0]?.respond(422, { code: 'picture-refused', message: 'This image is damaged.' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This image is damaged.');
    await choose();
    expect([uploads.length, screen.queryByRole('alert')]).toEqual([2, null]);
  });
  it.each([
    ['a drawing', aPictureFile({ type: 'image/svg+xml' }), /isn’t a JPEG, PNG or WebP/],
    ['a file of 11 MB', aPictureFile({ size: 11 * 1024 * 1024 }), /larger than 10 MB/],
  ])('is not sent as %s', async (_, file, message) => {
    open({});
    await choose(file);
    expect((await screen.findByRole('alert')).textContent).toMatch(message);
    expect(uploads).toEqual([]);
  });
  it('is removed with the form', async () => {
    const { changes } = open({ logo: url });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove logo' }));
    expect(screen.getByText(/^No logo yet/)).toBeTruthy();
    save();
    await waitFor(() => expect(changes[0]?.body).toMatchObject({ logo: null }));
  });
});
