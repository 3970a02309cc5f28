import { actors as everyone, type Actor } from '../../access.expected.ts';
import { contentResponses } from './content-responses.ts';
import { portalResponses } from './portal-responses.ts';
import { below, pagination, photo, response, split, type ExpectedResponse } from './response.ts';
import { utilityResponses } from './utility-responses.ts';

// Expected keys of each response by role (T-A03). Any other key is a leak.

const users: readonly Actor[] = ['renter', 'landlord', 'support', 'admin', 'owner'];
const renter: readonly Actor[] = ['renter'];

const card = [
  ...split(
    'id url title rent rentMax? currency beds baths sqft rentalType address city province country latitude longitude photoCount featured verified newcomer[]? amenities[]? petPolicies[]? utilities[]? furnished availableDate listedAt',
  ),
  ...below('photos[]', photo),
];
const cards = below('listings[]', card);
const area = below(
  'area',
  split(
    'kind id name province provinceName country url bounds.north bounds.east bounds.south bounds.west center.latitude center.longitude',
  ),
);
const markers = [
  ...below('markers[]', split('latitude longitude count rentMin currency id? ids[]? beds? address? featured?')),
  'count',
  'approximate?',
];
const suggestion = split('kind id name province country count url');
const summary = [
  ...split('id message status sentAt updatedAt messageCount landlord.name landlord.verified'),
  ...below('listing', card),
];
const inquiries = below('inquiries[]', summary);
const user = below(
  'user',
  split(
    'id email firstName lastName phone? photo? language emailVerified pendingEmail? lastSeenLoginAt? roles[].key roles[].name',
  ),
);
const listing = split(
  `postalCode bathsFull bathsHalf deposit depositNote? totalMonthlyCost leaseTerm leaseMinMonths leaseMaxMonths parkingType laundry accessibility[]? languagesSpoken[] documentsAccepted[] yearBuilt
den? sqftMax? floorLevel? storeys? maxOccupants? heating? cooling? smoking? cannabis? parkingSpaces? parkingFee? utilitiesTenantPays[]? petNote? virtualTourUrl? videoUrl? applicationUrl?
specialOffer? specialOfferStart? specialOfferEnd? officeHours? viewingNotes? openHouses[].day? openHouses[].from? openHouses[].to?
contactName? contactPhone? contactPreference? refreshedAt description descriptionLang
listingKind hideExactAddress slug provinceSlug citySlug provinceName fees[]? company.id company.name company.verified company.replyHours? company.languages[] company.logo? floorPlans[]?`.replace(
    /\s+/g,
    ' ',
  ),
);

export const expectedResponses: readonly ExpectedResponse[] = [
  ...contentResponses,
  response('/listings', everyone, cards, pagination, 'area', 'relax[]?'),
  response('/listings?count=true', everyone, 'count', 'facets.*'),
  response('/listings/alberta/calgary', everyone, cards, pagination, area),
  response('/listing/:listing', everyone, below('listing', [...card, ...listing]), 'sharedLocationListings[]?'),
  response('/listing/:listing/photos', everyone, below('photos[]', photo)),
  response('/listing/:listing/page-view', everyone, 'token'),
  response('/locations', everyone, below('locations[]', suggestion)),
  response('/locations/alberta', everyone, area, 'intro', 'count', below('locations[]', suggestion)),
  response(
    '/locations/alberta/calgary',
    everyone,
    area,
    'intro',
    'count',
    'rentTrendsUrl',
    below('locations[]', suggestion),
  ),
  response('/listings-autocomplete?q=calg', everyone, below('suggestions[]', suggestion)),
  response(
    '/listings-autocomplete-did-you-mean?q=calgry',
    everyone,
    below('suggestions[]', suggestion),
    below('redirect', suggestion),
    'filters',
  ),
  response('/map-markers?bounds=51.2,-113.8,50.8,-114.3&zoom=11', everyone, markers),
  response('/map-marker-info?ids=:listing', everyone, cards),
  response('/fav-map-markers?favourites=:listing', everyone, markers),
  response('/fav-listings?favourites=:listing', everyone, cards, pagination),
  response(
    '/similar-listings/:listing',
    everyone,
    cards.map((key) => `${key.replace(/\?$/, '')}?`),
  ),
  response(
    '/similar-offerings/:listing',
    everyone,
    cards.map((key) => `${key.replace(/\?$/, '')}?`),
  ),
  response('/listings-past-n-days/60', everyone, cards, pagination),
  response(
    '/listings/rent-trends/alberta/calgary',
    everyone,
    area,
    'currency',
    'cells[].*',
    'byFurnishing[].*',
    'rooms.*',
    'asOf',
    'method',
  ),
  ...portalResponses,
  ...utilityResponses,
  response('/confirm/verify-email/zzzzzzzzzz', everyone, 'state', 'purpose'),
  response('/confirm/mail-change/zzzzzzzzzz', everyone, 'state', 'purpose'),
  response('/confirm/undo-deletion/zzzzzzzzzz', everyone, 'state', 'purpose'),
  response('/confirm/merged-login/zzzzzzzzzz', everyone, 'state', 'purpose'),
  response('/claim-account/zzzzzzzzzz', everyone, 'state'),

  response('/favourite-listings', renter, cards, below('listings[]', split('note savedAt')), pagination),
  response('/favourite-listings/:listing', renter, below('listing', [...card, 'note', 'savedAt'])),
  response('/recent-favourite-listings', renter, cards, below('listings[]', split('note savedAt'))),
  response('/favourite-listings-map-markers', renter, markers),
  response('/recent-inquiries', renter, inquiries),
  response('/inquiry-listings', renter, inquiries, pagination),
  response('/listing-inquiries/:listing', renter, inquiries),
  response('/inquiry-listings-map-markers', renter, markers),
  response(
    '/my-inquiries/:inquiry',
    renter,
    below('inquiry', summary),
    below('messages[]', split('from text at')),
    below(
      'viewings[]',
      split(
        'id status times[] timeZone durationMinutes note? acceptedTime? answerNote? cancelledBy? proposedAt expiresAt decidedAt?',
      ),
    ),
  ),
  response(
    '/points-of-interest',
    renter,
    below('pointsOfInterest[]', split('id name address city icon latitude longitude')),
    cards,
    below('listings[]', split('reasons[] distances[].pointOfInterestId distances[].metres distances[].walkMinutes')),
    split('inquiryCount favouriteCount recommendedCount'),
  ),
  response('/viewed-listings', renter, cards, below('listings[]', split('viewedAt times rentThen?')), pagination),
  response('/viewed-listings-map-markers', renter, markers),
  response('/recommended-listings', renter, cards, below('listings[]', split('why[] nearPlace? isNew')), pagination),
  response('/new-recommended-listings', renter, cards, below('listings[]', split('why[] nearPlace? isNew'))),
  response('/recommended-listings-map-markers', renter, markers),
  response('/recommended-listings-stats', renter, split('total new seen removed lastRunAt?')),
  response(
    '/email-alerts',
    renter,
    below(
      'savedSearches[]',
      split(
        'id name humanText url query place.* frequency active pausedBecause? madeAt lastSentAt? newCount quietSince?',
      ),
    ),
    split('favourites.frequency? favourites.active? favourites.pausedBecause? favourites.lastSentAt?'),
  ),
  response('/new-listings-alerts/unsubscribe/zzzzzzzzzz', everyone, 'state'),
  response('/confirm/alert/zzzzzzzzzz', everyone, 'state', 'purpose'),
  response('/confirm/inquiry/zzzzzzzzzz', everyone, 'state', 'purpose'),
  response('/confirm/favourites/zzzzzzzzzz', everyone, 'state', 'purpose'),
  response('/confirm/refresh-listing/zzzzzzzzzz', everyone, 'state', 'purpose'),
  response('/confirm/lead-contact/zzzzzzzzzz', everyone, 'state', 'purpose'),
  response('/confirm/lead-contact-refusal/zzzzzzzzzz', everyone, 'state', 'purpose'),
  response('/user/export/:export', renter, 'state', 'url?'),
  response(
    '/renter-profile',
    renter,
    below(
      'profile',
      split(
        'budgetMin budgetMax beds[]? moveInDate flexibilityDays leaseMonths adults children pets[]? preferredAreas[]? arrivalDate currentCountry languages[]? documentsReady[]? hasGuarantor smoking about shareByDefault[]? wantsNews',
      ),
    ),
  ),
  response(
    '/user/company',
    ['landlord'],
    below('company', split('verifiedLevel name kind legalName phone email website licenceNumber city logo?')),
  ),
  response('/user/sessions', users, below('sessions[]', split('id current userAgent createdAt seenAt'))),
  response('/user/support-views', users, below('views[]', split('id? reason? startedAt? endedAt?'))),
  response('/user/totp', users, split('isOn isRequired recoveryCodesLeft')),
  response('/my-user', users, user),
  // Role-permission assignments are tested in rights/role-permissions.test.ts of accounts.
  response('/permissions/get-user-permissions', users, 'permissions.*', 'version'),
];
