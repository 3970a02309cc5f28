// Calls that name a thing of one person by its id: to everybody else it is not there (reliability 6.7, codes).

export type OwnedThing = 'home' | 'inquiry' | 'place' | 'session' | 'export' | 'alert';
export interface OwnedCall {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly of: OwnedThing;
  readonly body?: (id: string) => object;
}

export const ownedThings: readonly OwnedCall[] = [
  { method: 'GET', path: '/my-inquiries/:id', of: 'inquiry' },
  { method: 'GET', path: '/listing-inquiries/:id', of: 'home' },
  { method: 'GET', path: '/favourite-listings/:id', of: 'home' },
  { method: 'PATCH', path: '/favourite-listings/:id', of: 'home', body: () => ({ note: 'theirs' }) },
  { method: 'DELETE', path: '/favourite-listings/:id', of: 'home' },
  { method: 'PATCH', path: '/point-of-interest', of: 'place', body: (id) => ({ id, name: 'Theirs' }) },
  { method: 'DELETE', path: '/points-of-interest/:id', of: 'place' },
  { method: 'DELETE', path: '/user/sessions/:id', of: 'session' },
  { method: 'GET', path: '/user/export/:id', of: 'export' },
  { method: 'PATCH', path: '/email-alerts/:id', of: 'alert', body: () => ({ active: false }) },
  { method: 'DELETE', path: '/email-alerts/:id', of: 'alert' },
];
