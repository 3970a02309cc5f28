import { actors, type Actor } from '../access.expected.ts';

// Which keys an answer has, for whom (T-A03): written from decisions 5.5 and 5.26. What stands on no list must not leave the house.

/** A key that ends in `?` may be missing (it is empty or absent), below one that ends in `*` anything stands. */
export interface ExpectedAnswer {
  readonly path: string;
  readonly of: readonly Actor[];
  readonly keys: readonly string[];
}

const everybody = actors;
const people: readonly Actor[] = ['renter', 'landlord', 'support', 'admin', 'owner'];
const renter: readonly Actor[] = ['renter'];
const below = (place: string, keys: readonly string[]) => keys.map((key) => `${place}.${key}`);
const words = (text: string) => text.split(' ');

const photo = words('url alt altFr? width height formats[]');
const card = [
  ...words(
    'id url title rent rentMax? currency beds baths sqft rentalType address city province country latitude longitude photoCount featured verified newcomer[]? amenities[]? petPolicies[]? utilities[]? furnished availableDate listedAt',
  ),
  ...below('photos[]', photo),
];
const cards = below('listings[]', card);
const pagination = below(
  'pagination',
  words(
    'currentPage prevPages[]? nextPages[]? showing.start showing.end total more numOfListingsFromPageOne endOfListings',
  ),
);
const area = below(
  'area',
  words(
    'kind id name province provinceName country url bounds.north bounds.east bounds.south bounds.west center.latitude center.longitude',
  ),
);
const markers = [
  ...below('markers[]', words('latitude longitude count rentMin currency id? ids[]? beds? address? featured?')),
  'count',
  'approximate?',
];
const suggestion = words('kind id name province country count url');
const summary = [
  ...words('id message status sentAt updatedAt messageCount landlord.name landlord.verified'),
  ...below('listing', card),
];
const inquiries = below('inquiries[]', summary);
const user = below(
  'user',
  words(
    'id email firstName lastName phone? photo? language emailVerified pendingEmail? lastSeenLoginAt? roles[].key roles[].name',
  ),
);
const listing = words(
  `postalCode bathsFull bathsHalf deposit depositNote? totalMonthlyCost leaseTerm leaseMinMonths leaseMaxMonths parkingType laundry accessibility[]? languagesSpoken[] documentsAccepted[] yearBuilt refreshedAt description descriptionLang
listingKind hideExactAddress slug provinceSlug citySlug provinceName fees[]? company.id company.name company.verified company.replyHours? company.languages[]`.replace(
    /\s+/g,
    ' ',
  ),
);
const module = words('isEnabled settings[].key settings[].value');
const block = words('contentKey contents[].contentKey contents[].content contents[].lang');

const answer = (
  path: string,
  of: readonly Actor[],
  ...keys: readonly (readonly string[] | string)[]
): ExpectedAnswer => ({ path, of, keys: keys.flat() });

export const expectedAnswers: readonly ExpectedAnswer[] = [
  answer('/content-blocks/get-content', everybody, below('contentBlocks[]', block), 'version'),
  answer(
    '/site-settings',
    everybody,
    below(
      'siteSettings',
      words('siteName companyInfo.logo companyInfo.email companyInfo.socialMedia.* links.listYourAd languages[]'),
    ),
    'permaLinks.*',
    'menus.*',
    'contentVersion',
  ),
  answer(
    '/project-modules-formatted',
    everybody,
    ...['favourites', 'newcomers', 'maps', 'rentTrends'].map((name) => below(`projectModules.${name}`, module)),
  ),
  answer('/project-modules', ['admin', 'owner'], below('projectModules[]', ['id', 'key', ...module])),
  answer(
    '/pages/by-address?address=/about',
    everybody,
    below('page', [
      ...words('slug pageType template title description body lang updatedAt'),
      ...below('blocks[]', words('key kind contents[].contentKey contents[].content contents[].lang')),
    ]),
  ),
  answer(
    '/posts',
    everybody,
    below('posts[]', words('slug title summary lang category categoryName author cover readingMinutes publishedAt')),
    pagination,
  ),
  answer('/post-categories', everybody, below('categories[]', words('slug name count'))),
  answer('/faqs', everybody, below('faqs[]', words('id topic question answer lang'))),
  answer('/listings', everybody, cards, pagination, 'area', 'relax[]?'),
  answer('/listings?count=true', everybody, 'count', 'facets.*'),
  answer('/listings/alberta/calgary', everybody, cards, pagination, area),
  answer('/listing/:home', everybody, below('listing', [...card, ...listing]), 'sharedLocationListings[]?'),
  answer('/listing/:home/photos', everybody, below('photos[]', photo)),
  answer('/locations', everybody, below('locations[]', suggestion)),
  answer('/locations/alberta', everybody, area, 'intro', 'count', below('locations[]', suggestion)),
  answer('/locations/alberta/calgary', everybody, area, 'intro', 'count', below('locations[]', suggestion)),
  answer('/listings-autocomplete?q=calg', everybody, below('suggestions[]', suggestion)),
  answer(
    '/listings-autocomplete-did-you-mean?q=calgry',
    everybody,
    below('suggestions[]', suggestion),
    below('redirect', suggestion),
    'filters',
  ),
  answer('/map-markers?bounds=51.2,-113.8,50.8,-114.3&zoom=11', everybody, markers),
  answer('/map-marker-info?ids=:home', everybody, cards),
  answer('/fav-map-markers?favourites=:home', everybody, markers),
  answer('/fav-listings?favourites=:home', everybody, cards, pagination),
  answer(
    '/similar-listings/:home',
    everybody,
    cards.map((key) => `${key.replace(/\?$/, '')}?`),
  ),
  answer(
    '/similar-offerings/:home',
    everybody,
    cards.map((key) => `${key.replace(/\?$/, '')}?`),
  ),
  answer('/listings-past-n-days/60', everybody, cards),
  answer('/listings/rent-trends/alberta/calgary', everybody, area, 'currency', 'cells[].*', 'asOf', 'method'),
  answer(
    '/ecommerce/credit-prices',
    everybody,
    below('creditPrices', words('activation featuredActivation daily featuredDaily')),
  ),
  answer(
    '/ecommerce/credit-bundles',
    everybody,
    below('creditBundles[]', words('id name credits bonusCredits priceCents currency')),
  ),
  answer('/confirm/verify-email/zzzzzzzzzz', everybody, 'state', 'purpose'),
  answer('/confirm/mail-change/zzzzzzzzzz', everybody, 'state', 'purpose'),
  answer('/confirm/undo-deletion/zzzzzzzzzz', everybody, 'state', 'purpose'),
  answer('/claim-account/zzzzzzzzzz', everybody, 'state'),

  answer('/favourite-listings', renter, cards, below('listings[]', words('note savedAt')), pagination),
  answer('/favourite-listings/:home', renter, below('listing', [...card, 'note', 'savedAt'])),
  answer('/recent-favourite-listings', renter, cards, below('listings[]', words('note savedAt'))),
  answer('/favourite-listings-map-markers', renter, markers),
  answer('/recent-inquiries', renter, inquiries),
  answer('/inquiry-listings', renter, inquiries, pagination),
  answer('/listing-inquiries/:home', renter, inquiries),
  answer('/inquiry-listings-map-markers', renter, markers),
  answer('/my-inquiries/:inquiry', renter, below('inquiry', summary), below('messages[]', words('from text at'))),
  answer(
    '/points-of-interest',
    renter,
    below('pointsOfInterest[]', words('id name address city icon latitude longitude')),
    cards,
    below('listings[]', words('reasons[] distances[].pointOfInterestId distances[].metres distances[].walkMinutes')),
    words('inquiryCount favouriteCount recommendedCount'),
  ),
  answer('/viewed-listings', renter, cards, below('listings[]', words('viewedAt times rentThen?')), pagination),
  answer('/viewed-listings-map-markers', renter, markers),
  answer('/recommended-listings', renter, cards, below('listings[]', words('why[] nearPlace? isNew')), pagination),
  answer('/new-recommended-listings', renter, cards, below('listings[]', words('why[] nearPlace? isNew'))),
  answer('/recommended-listings-map-markers', renter, markers),
  answer('/recommended-listings-stats', renter, words('total new seen removed lastRunAt?')),
  answer(
    '/email-alerts',
    renter,
    below(
      'savedSearches[]',
      words(
        'id name humanText url query place.* frequency active pausedBecause? madeAt lastSentAt? newCount quietSince?',
      ),
    ),
    words('favourites.frequency? favourites.active? favourites.pausedBecause? favourites.lastSentAt?'),
  ),
  answer('/new-listings-alerts/unsubscribe/zzzzzzzzzz', everybody, 'state'),
  answer('/confirm/alert/zzzzzzzzzz', everybody, 'state', 'purpose'),
  answer('/user/export/:export', renter, 'state', 'url?'),
  answer(
    '/renter-profile',
    renter,
    below(
      'profile',
      words(
        'budgetMin budgetMax beds[]? moveInDate flexibilityDays leaseMonths adults children pets[]? preferredAreas[]? arrivalDate currentCountry languages[]? documentsReady[]? hasGuarantor smoking about shareByDefault[]? wantsNews',
      ),
    ),
  ),
  answer(
    '/user/company',
    ['landlord'],
    below('company', words('verifiedLevel name kind legalName phone email website licenceNumber city')),
  ),
  answer('/user/sessions', people, below('sessions[]', words('id current userAgent createdAt seenAt'))),
  answer('/user/totp', people, words('isOn isRequired recoveryCodesLeft')),
  answer('/my-user', people, user),
  // Which permissions these are, role by role: rights/role-permissions.test.ts of accounts.
  answer('/permissions/get-user-permissions', people, 'permissions.*', 'version'),
];
