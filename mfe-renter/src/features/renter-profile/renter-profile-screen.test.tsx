import type { RenterProfile } from '@porchlight/contracts/accounts';
import type { Send } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { stubResponses, inSite } from '@porchlight/listing-ui/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { changedFields, toProfile, toFormValues, type ProfileValues } from './profile-values.ts';
import { ProfileSection } from './profile-section.tsx';
import { RecentActivity } from './recent-activity.tsx';

const empty: RenterProfile = {
  budgetMin: null,
  budgetMax: null,
  beds: [],
  moveInDate: null,
  flexibilityDays: null,
  leaseMonths: null,
  adults: null,
  children: null,
  pets: [],
  preferredAreas: [],
  arrivalDate: null,
  currentCountry: null,
  languages: [],
  documentsReady: [],
  hasGuarantor: null,
  smoking: null,
  about: null,
  shareByDefault: [],
  wantsNews: false,
};
const complete: RenterProfile = {
  ...empty,
  budgetMin: 900,
  budgetMax: 1800,
  beds: [1, 2],
  children: 1,
  preferredAreas: ['alberta/calgary'],
  languages: ['fr'],
  documentsReady: ['job_letter', 'references'],
  hasGuarantor: false,
  about: 'Quiet.',
};

/** Creates a fake API that stores a profile and records the requests. */
function fakeProfileApi(saved: RenterProfile, response?: { readonly status: number; readonly body: object }) {
  const sent: RenterProfile[] = [];
  const send: Send = (path, init) => {
    if (init.method !== 'PATCH') return stubResponses({ '/renter-profile': { profile: saved } })(path, init);
    const change = JSON.parse(init.body ?? '{}') as RenterProfile;
    sent.push(change);
    return Promise.resolve(
      response
        ? { status: response.status, body: JSON.stringify(response.body) }
        : { status: 200, body: JSON.stringify({ profile: { ...saved, ...change } }) },
    );
  };
  return { send, sent };
}
async function open(saved: RenterProfile, response?: { readonly status: number; readonly body: object }) {
  const { send, sent } = fakeProfileApi(saved, response);
  const { store, wrapper } = inSite({ at: '/admin/renter-profile', send });
  render(
    <>
      <ProfileSection />
      <Link to="/admin/my-map">{'Elsewhere'}</Link>
    </>,
    { wrapper },
  );
  // The form is a lazy chunk; the first test waits for it.
  await screen.findByRole('form', { name: 'About my move' }, { timeout: 20_000 });
  return { sent, store };
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
const upTo = () => screen.getByRole('textbox', { name: 'Rent up to' });

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
});

describe('moving profile form', () => {
  it('converts a profile to form values and back without changes', () => {
    const values = { ...toFormValues(empty), ...toFormValues(complete) } as ProfileValues;
    const { wantsNews: _, ...shown } = complete;
    expect(toProfile(values)).toEqual(shown);
    expect(changedFields(toProfile(values), complete)).toEqual({});
  });

  it('leaves sharing unchecked by default, and offers no news, which no mail sends', async () => {
    await open(empty);
    expect(screen.getAllByRole('checkbox').filter((box) => (box as HTMLInputElement).checked)).toEqual([]);
    expect(screen.queryByRole('checkbox', { name: /news/ })).toBeNull();
  });

  it('states that household data is private and never offers to share it', async () => {
    await open(empty);
    expect(screen.getByText('Only you can see this')).toBeTruthy();
    const choices = within(screen.getByRole('group', { name: 'What I share when I message a landlord' }))
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent ?? '');
    expect(choices).toHaveLength(12);
    expect(choices.filter((label) => /Adults|Children/.test(label))).toEqual([]);
  });

  it('shows the save bar after a change and sends changed fields only', async () => {
    const { sent, store } = await open(complete);
    expect(screen.queryByText('Unsaved changes')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '3' }));
    await userEvent.clear(upTo());
    await userEvent.type(upTo(), '2100');
    await save();
    expect(sent).toEqual([{ beds: [1, 2, 3], budgetMax: 2100 }]);
    expect(store.getState().flash.map(({ text }) => text)).toEqual(['Your profile is saved.']);
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  });

  it('fills the ring with the available documents', async () => {
    await open(complete);
    expect(screen.getByText('2 of 5 ready')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Bank statements/ }));
    expect(screen.getByText('3 of 5 ready')).toBeTruthy();
  });

  it('shows a validation error at its field and retains the input', async () => {
    await open(complete, {
      status: 422,
      body: {
        message: 'Please check the marked fields.',
        code: 'input-refused',
        errors: { budgetMax: ['Your maximum rent is lower than your minimum. Swap the two.'] },
      },
    });
    await userEvent.clear(upTo());
    await userEvent.type(upTo(), '500');
    await save();
    expect(upTo().getAttribute('aria-invalid')).toBe('true');
    expect((upTo() as HTMLInputElement).value).toBe('500');
    expect(screen.getByRole('alert').textContent).toContain('Swap the two');
    expect(screen.getByText('Unsaved changes')).toBeTruthy();
  });

  it('retains the input when the server fails, and restores the saved profile on Discard', async () => {
    await open(complete, { status: 500, body: { message: 'Something went wrong on our side.', code: 'broken' } });
    await userEvent.type(screen.getByRole('textbox', { name: 'A few words about you' }), ' And tidy.');
    await save();
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong on our side.');
    expect((screen.getByRole('textbox', { name: 'A few words about you' }) as HTMLTextAreaElement).value).toBe(
      'Quiet. And tidy.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect((screen.getByRole('textbox', { name: 'A few words about you' }) as HTMLTextAreaElement).value).toBe(
      'Quiet.',
    );
  });

  it('asks before leaving with unsaved changes, and leaves when confirmed', async () => {
    await open(complete);
    await userEvent.click(screen.getByRole('button', { name: 'Studio' }));
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    const dialog = screen.getByRole('dialog', { name: 'Leave without saving?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
    expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(false);
  });

  it('shows a loading error with a retry', async () => {
    render(<ProfileSection />, inSite({ send: stubResponses({ '/renter-profile': 500 }) }));
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load the details of your move');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('recent activity', () => {
  it('explains empty lists and links to the search', async () => {
    render(
      <RecentActivity />,
      inSite({
        send: stubResponses({ '/recent-inquiries': { inquiries: [] }, '/recent-favourite-listings': { listings: [] } }),
      }),
    );
    expect(await screen.findByText(/Your messages to landlords will appear here/)).toBeTruthy();
    expect(await screen.findByText(/Tap the heart on any home/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Find a home' })).toHaveLength(2);
  });
  it('handles failures of each list separately', async () => {
    render(
      <RecentActivity />,
      inSite({
        send: stubResponses({
          '/recent-inquiries': 500,
          '/recent-favourite-listings': { listings: [{ id: 'abcdefghij', unavailable: 'rented', title: 'A loft' }] },
        }),
      }),
    );
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(await screen.findByText('A loft')).toBeTruthy();
    expect(screen.getByText('No longer available')).toBeTruthy();
  });
});
