import type { Actor } from '../access.expected.ts';

// Maximum effect of each write and its permitted actors: every field of its body is sent, and any other change is a
// deviation (T-A03).

export interface WriteInputs {
  readonly listing: string;
  readonly other: string;
  readonly password: string;
  readonly email: string;
  readonly newEmail: string;
  readonly pointOfInterest: string;
  readonly alert: string;
  readonly key: string;
}
export interface ExpectedWrite {
  readonly method: 'POST' | 'PATCH';
  readonly path: string;
  readonly by: readonly Actor[];
  readonly body: (given: WriteInputs) => object;
  readonly changes: readonly string[];
}

const users: readonly Actor[] = ['renter', 'landlord', 'support', 'admin', 'owner'];
const everyone: readonly Actor[] = ['guest', ...users];
const audit = 'accounts.audit_event +';
/** A 1 × 1 PNG image. */
const photo = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const columns = (table: string, ...names: string[]) => names.map((name) => `${table}.${name}`);

/** What an edit of content leaves beside its record. */
const edit = ['content.resource_history +', 'content.content_version.version', audit];

export const expectedWrites: readonly ExpectedWrite[] = [
  {
    method: 'PATCH',
    path: '/user',
    by: users,
    body: ({ password }) => ({
      firstName: 'Nia',
      lastName: 'Roy',
      phone: '416 555 0123',
      language: 'fr-CA',
      current_password: password,
    }),
    changes: [...columns('accounts.person', 'first_name', 'last_name', 'phone', 'language'), 'accounts.mail +', audit],
  },
  {
    method: 'POST',
    path: '/user/photo',
    by: users,
    body: () => ({ photo }),
    changes: ['accounts.person_photo +', audit],
  },
  {
    method: 'PATCH',
    path: '/user/company',
    by: ['landlord'],
    body: () => ({
      phone: '416 555 0124',
      email: 'office@example.com',
      website: 'https://maple.example',
      city: 'Toronto',
    }),
    changes: [
      ...columns('accounts.company', 'phone', 'email', 'website', 'city', 'version'),
      'catalog.company.version',
      audit,
    ],
  },
  {
    method: 'PATCH',
    path: '/renter-profile',
    by: ['renter'],
    body: () => ({
      budgetMin: 900,
      budgetMax: 1_900,
      beds: [1, 2],
      moveInDate: '2027-03-01',
      flexibilityDays: 7,
      leaseMonths: 12,
      adults: 2,
      children: 1,
      pets: ['cats'],
      preferredAreas: ['alberta/calgary'],
      arrivalDate: '2027-02-01',
      currentCountry: 'NG',
      languages: ['en'],
      documentsReady: ['job_letter'],
      hasGuarantor: true,
      smoking: 'no',
      about: 'Quiet',
      shareByDefault: ['budget'],
      wantsNews: true,
    }),
    changes: [
      'accounts.renter_profile +',
      ...columns(
        'accounts.renter_profile',
        'budget_min',
        'budget_max',
        'beds',
        'move_in_date',
        'flexibility_days',
        'lease_months',
        'adults',
        'children',
        'pets',
        'preferred_areas',
        'arrival_date',
        'current_country',
        'languages',
        'documents_ready',
        'has_guarantor',
        'smoking',
        'about',
        'share_by_default',
        'wants_news',
        'changed_at',
      ),
      'accounts.consent +',
      audit,
      'catalog.renter_wishes +',
      ...columns('catalog.renter_wishes', 'version', 'budget_min', 'budget_max', 'beds', 'areas'),
    ],
  },
  {
    method: 'POST',
    path: '/point-of-interest',
    by: ['renter'],
    body: () => ({
      name: 'Work',
      address: '1 Elm Street',
      city: 'Calgary',
      icon: 'work',
      latitude: 51,
      longitude: -114,
    }),
    changes: ['catalog.point_of_interest +'],
  },
  {
    method: 'PATCH',
    path: '/point-of-interest',
    by: ['renter'],
    body: ({ pointOfInterest }) => ({
      id: pointOfInterest,
      name: 'School',
      address: '2 Elm Street',
      city: 'Airdrie',
      icon: 'school',
      latitude: 51.1,
      longitude: -114.1,
    }),
    changes: columns('catalog.point_of_interest', 'name', 'address', 'city', 'icon', 'latitude', 'longitude'),
  },
  {
    method: 'PATCH',
    path: '/favourite-listing',
    by: ['renter'],
    body: ({ listing, newEmail }) => ({ listingId: listing, active: 1, email: newEmail }),
    changes: ['catalog.favourite +', 'catalog.recommendation_run.run_at'],
  },
  {
    method: 'PATCH',
    path: '/favourite-listings/:listing',
    by: ['renter'],
    body: () => ({ note: 'Ask for the keys' }),
    changes: ['catalog.favourite.note'],
  },
  {
    method: 'POST',
    path: '/recommended-listings/:listing/removed',
    by: ['renter'],
    body: () => ({ active: 1, reason: 'Too far' }),
    changes: ['catalog.recommendation_removal +', 'catalog.recommendation -'],
  },
  {
    method: 'POST',
    path: '/activity',
    by: everyone,
    body: ({ other }) => ({ events: [{ kind: 'view', listingId: other, at: new Date().toISOString() }] }),
    changes: [
      'catalog.activity_seen +',
      'catalog.listing_day +',
      'catalog.listing_day.views',
      'catalog.viewed_listing +',
    ],
  },
  {
    method: 'POST',
    path: '/renter-inquire',
    by: everyone,
    body: ({ listing, email, key }) => ({
      listingId: listing,
      key,
      firstName: 'Nia',
      lastName: 'Roy',
      email,
      phone: '416 555 0123',
      message: `Is it still free in March? ${key}`,
      moveInDate: '2027-03-01',
      householdSize: 2,
      pets: 'One cat',
      documentsReady: ['job_letter'],
      isAbroad: true,
      consentToShare: true,
      wantsAlerts: true,
      source: 'home',
      gclid: 'g',
      utms: { source: 's', medium: 'm', campaign: 'c' },
    }),
    changes: [
      'catalog.inquiry +',
      'catalog.inquiry_message +',
      'catalog.known_address +',
      'accounts.mail +',
      'accounts.person +',
      'accounts.person_role +',
      'accounts.mail_link +',
      'accounts.consent +',
      audit,
    ],
  },
  {
    method: 'POST',
    path: '/register',
    by: everyone,
    body: ({ newEmail, password }) => ({
      firstName: 'Nia',
      lastName: 'Roy',
      email: newEmail,
      password,
      password_confirmation: password,
      termsAccepted: true,
      phone: '416 555 0123',
      type: 'site-owner',
    }),
    changes: [
      ...['person', 'person_role', 'credential', 'consent', 'session', 'mail', 'mail_link', 'audit_event'].map(
        (table) => `accounts.${table} +`,
      ),
    ],
  },
  {
    method: 'POST',
    path: '/elandlord/register',
    by: everyone,
    body: ({ newEmail, password }) => ({
      firstName: 'Nia',
      lastName: 'Roy',
      email: newEmail,
      password,
      password_confirmation: password,
      termsAccepted: true,
      phone: '416 555 0123',
      company: 'Elm Homes',
      companyType: 'owner',
      type: 'site-owner',
    }),
    changes: [
      ...[
        'person',
        'person_role',
        'credential',
        'consent',
        'session',
        'mail',
        'mail_code',
        'company',
        'audit_event',
      ].map((table) => `accounts.${table} +`),
    ],
  },
  {
    method: 'POST',
    path: '/forms/contact/submissions',
    by: everyone,
    body: ({ newEmail, key }) => ({
      key,
      name: 'Nia',
      email: newEmail,
      topic: 'question',
      message: `A question about a home ${key}`,
      page: '/contact',
    }),
    changes: ['content.form_submission +', 'accounts.mail +'],
  },
  {
    method: 'PATCH',
    path: '/acknowledge-user-logged-in',
    by: users,
    body: () => ({}),
    changes: ['accounts.person.last_seen_login_at', 'accounts.person.seen_login_at'],
  },
  {
    method: 'POST',
    path: '/email-alerts',
    by: everyone,
    body: ({ email }) => ({
      url: '/homes/alberta/calgary?beds=2',
      frequency: 'weekly',
      name: 'Near work',
      timeZone: 'America/Toronto',
      email,
      openForMs: 40_000,
    }),
    changes: ['catalog.saved_search +', 'catalog.alert_reader +', 'accounts.mail +', 'accounts.suppression.made_at'],
  },
  {
    method: 'PATCH',
    path: '/email-alerts/favourites',
    by: ['renter'],
    body: () => ({ active: true, frequency: 'weekly', timeZone: 'America/Edmonton' }),
    changes: ['catalog.saved_search +', 'accounts.suppression.made_at'],
  },
  {
    method: 'POST',
    path: '/mail-clicks',
    by: everyone,
    body: () => ({ mark: '00000000-0000-4000-8000-000000000000' }),
    changes: [],
  },
  {
    method: 'PATCH',
    path: '/email-alerts/:alert',
    by: ['renter'],
    body: () => ({
      url: '/homes/alberta/airdrie',
      frequency: 'daily',
      name: 'Near school',
      active: false,
      timeZone: 'America/Edmonton',
    }),
    changes: columns(
      'catalog.saved_search',
      'place_kind',
      'place_id',
      'query',
      'frequency',
      'name',
      'time_zone',
      'is_active',
      'paused_because',
      'found_until',
      'next_run_at',
      'matched_at',
    ),
  },
  {
    method: 'POST',
    path: '/admin/faq-topics',
    by: ['admin', 'owner'],
    body: () => ({ name: { 'en-CA': 'Winter' }, position: 9 }),
    changes: ['content.faq_topic +', ...edit],
  },
  {
    method: 'POST',
    path: '/admin/post-categories',
    by: ['admin', 'owner'],
    body: ({ key }) => ({ name: { 'en-CA': 'Winter' }, slug: `winter-${key.toLowerCase()}`, position: 9 }),
    changes: ['content.post_category +', ...edit],
  },
  {
    method: 'POST',
    path: '/user/totp',
    by: users,
    body: ({ password }) => ({ current_password: password }),
    changes: ['accounts.totp +', 'accounts.person.rights_version', audit],
  },
];
