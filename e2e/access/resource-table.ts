import type { Actor, ExpectedCall } from './expected/call.ts';

/** Admin entity, written from the permission rules (docs/rules/access.md): who views it and who changes it. */
interface ExpectedResource {
  readonly path: string;
  /** An id that no record has. */
  readonly unknownId: string;
  readonly view: readonly Actor[];
  readonly modify: readonly Actor[];
  /** Absent where records are not created. */
  readonly create?: readonly Actor[];
  /** For records that are removed and not created. */
  readonly remove?: readonly Actor[];
  /** Records are never removed. Default: who modifies records that can be created removes them. */
  readonly stays?: true;
}

const staff: readonly Actor[] = ['support', 'admin', 'owner'];
const administrators: readonly Actor[] = ['admin', 'owner'];
const owner: readonly Actor[] = ['owner'];
const unknownUuid = '00000000-0000-4000-8000-000000000000';

export const expectedResources: readonly ExpectedResource[] = [
  { path: '/admin/faqs', unknownId: unknownUuid, view: staff, modify: administrators, create: administrators },
  { path: '/admin/faq-topics', unknownId: unknownUuid, view: staff, modify: administrators, create: administrators },
  {
    path: '/admin/post-categories',
    unknownId: unknownUuid,
    view: administrators,
    modify: administrators,
    create: administrators,
  },
  { path: '/admin/menus', unknownId: unknownUuid, view: administrators, modify: administrators },
  {
    path: '/admin/menu-items',
    unknownId: unknownUuid,
    view: administrators,
    modify: administrators,
    create: administrators,
  },
  {
    path: '/admin/posts',
    unknownId: unknownUuid,
    view: administrators,
    modify: administrators,
    create: administrators,
  },
  {
    path: '/admin/pages',
    unknownId: unknownUuid,
    view: administrators,
    modify: administrators,
    create: administrators,
  },
  { path: '/admin/page-types', unknownId: unknownUuid, view: administrators, modify: owner, create: owner },
  { path: '/admin/permalinks', unknownId: 'atlantis', view: administrators, modify: owner },
  { path: '/admin/redirects', unknownId: unknownUuid, view: administrators, modify: owner, create: owner },
  { path: '/admin/site-profiles', unknownId: 'atlantis', view: administrators, modify: owner },
  { path: '/admin/made-permissions', unknownId: 'atlantis', view: owner, modify: owner, create: owner },
  { path: '/admin/roles', unknownId: 'atlantis', view: administrators, modify: owner, create: owner },
  {
    path: '/admin/users',
    unknownId: unknownUuid,
    view: staff,
    modify: administrators,
    create: administrators,
    stays: true,
  },
  { path: '/admin/companies', unknownId: unknownUuid, view: staff, modify: staff, create: administrators },
  { path: '/admin/security-incidents', unknownId: unknownUuid, view: staff, modify: staff, create: staff, stays: true },
  { path: '/admin/feeds', unknownId: unknownUuid, view: staff, modify: administrators, create: administrators },
  { path: '/admin/provinces', unknownId: '9999', view: administrators, modify: administrators },
  { path: '/admin/cities', unknownId: '9', view: staff, modify: administrators, remove: administrators },
  {
    path: '/admin/metro-areas',
    unknownId: '999999',
    view: staff,
    modify: administrators,
    create: administrators,
  },
  { path: '/admin/forms', unknownId: 'atlantis', view: administrators, modify: administrators },
  { path: '/admin/content-blocks', unknownId: 'atlantis', view: administrators, modify: administrators },
  { path: '/admin/rental-rules', unknownId: 'atlantis', view: administrators, modify: administrators },
  {
    path: '/admin/credit-bundles',
    unknownId: unknownUuid,
    view: administrators,
    modify: owner,
    create: owner,
    stays: true,
  },
  {
    path: '/admin/membership-plans',
    unknownId: unknownUuid,
    view: administrators,
    modify: owner,
    create: owner,
    stays: true,
  },
  { path: '/admin/suppliers', unknownId: 'atlantis', view: administrators, modify: owner },
  {
    path: '/admin/promo-codes',
    unknownId: unknownUuid,
    view: administrators,
    modify: owner,
    create: owner,
    stays: true,
  },
];

const translated = (name: string) => ['en-CA', 'fr-CA?', 'en-US?'].map((language) => `${name}.${language}`);
const menuEntry = ['id', 'version', ...translated('label'), 'url?', 'target', 'isPublic'];
const locationKeys = [
  ...['name', 'nameFr', 'slug', 'province', 'provinceName', 'aliases[]?', 'north', 'south', 'west', 'east'],
  ...[...translated('intro').map((key) => `${key.replace('?', '')}?`), 'listings', 'url'],
];
/** Fields of the records of each admin entity. */
export const recordKeys: Readonly<Record<string, readonly string[]>> = {
  faqs: [...['question', 'answer', 'topicName'].flatMap(translated), 'topic', 'position', 'state'],
  'faq-topics': [...translated('name'), 'position'],
  'post-categories': [...translated('name'), 'slug', 'position'],
  menus: ['key', 'items[].id', 'items[].children[]?', ...menuEntry.map((key) => `entries[].${key}`)],
  'menu-items': [
    ...translated('label'),
    ...['menu', 'menuName', 'link', 'page?', 'pageName.en-CA?', 'pageName.fr-CA?', 'url?', 'target', 'permission?'],
  ],
  posts: [
    ...['headline', 'summary', 'body', 'categoryName'].flatMap(translated),
    ...['slug', 'category', 'author', 'cover', 'province?', 'place?', 'state', 'publishedAt?', 'revisedAt?'],
    'isIndexed',
    ...['readingMinutes', 'draft?'],
    ...['searchTitle', 'searchDescription'].flatMap((name) => [`${name}.en-CA?`, `${name}.fr-CA?`, `${name}.en-US?`]),
  ],
  pages: [
    ...['headline', 'body', 'searchDescription'].flatMap(translated),
    ...['searchTitle.en-CA?', 'searchTitle.fr-CA?', 'searchTitle.en-US?', 'blocks[]?', 'slug', 'pageType'],
    ...['pageTypeName', 'isIndexed', 'state', 'publishedAt?', 'menuItems[].menu', 'menuItems[].label.en-CA'],
    ...['menuItems[].label.fr-CA?', 'menuItems[].label.en-US?', 'revisedAt?', 'draft?', 'permission?'],
  ],
  'page-types': ['label', 'key', 'template', 'blocks[]?', 'isIndexed'],
  permalinks: ['segment'],
  redirects: ['fromAddress', 'toAddress', 'origin'],
  'site-profiles': [
    ...[
      'siteName',
      'logo?',
      'brandLight?',
      'brandDark?',
      'facebook?',
      'instagram?',
      'linkedin?',
      'x?',
      'youtube?',
      'tiktok?',
    ],
    ...['mastodon?', 'company', 'address', 'email', 'phone?', 'privacyOfficer', 'privacyEmail', 'law'],
  ],
  'made-permissions': [
    ...translated('label'),
    ...['name', 'action', 'area', 'description', 'roles[]', 'roleNames[]', 'keyNames[]?'],
  ],
  roles: ['name', 'purpose', 'permissions[]?', 'isBuiltIn', 'userCount'],
  users: [
    ...['firstName', 'lastName', 'email', 'phone?', 'language', 'roles[]?', 'roleNames[]?', 'isDisabled'],
    ...['userState', 'createdAt', 'lastSeenLoginAt?'],
  ],
  companies: [
    ...['name', 'kind', 'verifiedLevel', 'legalName?', 'city?', 'phone?', 'email?', 'website?', 'licenceNumber?'],
    ...['landlords', 'logo?'],
  ],
  feeds: [
    ...['name', 'company', 'companyName', 'format', 'address', 'schedule', 'mode', 'identity', 'mapping[]?', 'city?'],
    ...['autoEnables', 'isActive', 'contactEmail?', 'health', 'lastRunAt?', 'nextRunAt?', 'homes'],
  ],
  provinces: ['name', 'nameFr', 'slug', 'code', 'country'],
  cities: [...[...locationKeys, 'metroArea?', 'metroAreaName?', 'latitude', 'longitude', 'isFeatured']],
  'metro-areas': [...locationKeys, 'cities'],
  forms: [...translated('confirmation'), 'label', 'recipients[]', 'isOpen', 'openSubmissions'],
  'content-blocks': [...translated('contents[].content'), 'contents[].key', 'contents[].kind'],
  'rental-rules': [
    ...['note', 'sourceName'].flatMap(translated),
    ...['maxDepositMonths', 'keyDepositAllowed', 'lastMonthAllowed', 'leaseUrl', 'sourceUrl', 'reviewedAt'],
  ],
  suppliers: ['legalName', 'addressLine1', 'addressLine2?', 'addressLine3?'],
  'membership-plans': [
    ...translated('name'),
    ...['months', 'includedListings', 'priceCadCents?', 'priceUsdCents?', 'isActive', 'isSold', 'state'],
    ...['validFrom', 'validTo?', 'sortOrder'],
  ],
  'credit-bundles': [
    ...translated('name'),
    ...['credits', 'bonusCredits', 'priceCadCents?', 'priceUsdCents?', 'isBestValue', 'isActive', 'isSold', 'state'],
    ...['validFrom', 'validTo?', 'sortOrder', 'maxPerCustomer?'],
  ],
};

/** Calls of an admin entity with the callers that each admits. */
export function callsOfResource({
  path,
  unknownId,
  view,
  modify,
  create,
  stays,
  remove = create && !stays ? modify : undefined,
}: ExpectedResource): ExpectedCall[] {
  const one = `${path}/${unknownId}`;
  return [
    { method: 'GET', path, allowed: view },
    { method: 'GET', path: `${path}/export`, allowed: view },
    { method: 'POST', path: `${path}/export`, allowed: view },
    { method: 'GET', path: `${path}/export/state`, allowed: view },
    { method: 'GET', path: `${path}/export/file`, allowed: view },
    { method: 'DELETE', path: `${path}/export`, allowed: view },
    { method: 'GET', path: one, allowed: view },
    { method: 'GET', path: `${one}/history`, allowed: view },
    { method: 'PATCH', path: one, allowed: modify, body: { version: 1 } },
    { method: 'POST', path: `${one}/revert`, allowed: modify, body: { version: 2, to: 1 } },
    ...(create ? [{ method: 'POST', path, allowed: create, body: {} } as const] : []),
    ...(remove
      ? [
          { method: 'DELETE', path: one, allowed: remove, body: { version: 1 } } as const,
          { method: 'POST', path: `${one}/restore`, allowed: remove, body: { version: 1 } } as const,
          { method: 'GET', path: `${path}/references`, allowed: remove } as const,
          {
            method: 'POST',
            path: `${path}/bulk`,
            allowed: remove,
            body: { action: 'remove', records: [{ id: unknownId, version: 1 }] },
          } as const,
        ]
      : []),
  ];
}
