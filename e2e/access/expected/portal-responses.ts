import { actors, type Actor } from './call.ts';
import { below, pagination, photo, response, split, type ExpectedResponse } from './response.ts';

const everyone = actors;
const landlord: readonly Actor[] = ['landlord'];
const administrators: readonly Actor[] = ['admin', 'owner'];
const staff: readonly Actor[] = ['support', 'admin', 'owner'];

/** Keys of the listings that support lists. */
const supportListing = [
  ...below(
    'listings[]',
    split(
      'id? title? lang? status? address? city? province? company? companyId? landlord.id? landlord.name? isLive? isFeatured? risk? listedAt? confirmedAt?',
    ),
  ),
  ...below('listings[].photo', photo).map((key) => (key.endsWith('?') ? key : `${key}?`)),
];

/** Expected responses about credits and the listings of a landlord. */
export const portalResponses: readonly ExpectedResponse[] = [
  response(
    '/ecommerce/credit-prices',
    everyone,
    below('creditPrices', split('activation featuredActivation daily featuredDaily')),
  ),
  response(
    '/ecommerce/credit-bundles',
    everyone,
    below('creditBundles[]', split('id name credits bonusCredits priceCents currency isBestValue')),
  ),
  response(
    '/ecommerce/membership-plans',
    everyone,
    below('membershipPlans[]', split('id name months includedListings priceCents currency')),
  ),
  response(
    '/admin/ecommerce/overview',
    administrators,
    ...['days[]', 'total', 'previous'].map((part) =>
      below(part, split('salesCents refundsCents taxesCents disputesCents creditsSold creditsUsed')),
    ),
    below('days[]', split('date deferredCreditsCents? deferredMembershipsCents?')),
    'updatedAt?',
  ),
  response('/admin/last-edits', staff, below('edits[]', split('resource? recordId? action? at? actorId?'))),
  response('/admin/listing-days', staff, below('days[]', split('date published? views')), 'updatedAt?'),
  response('/admin/inquiry-days', staff, below('days[]', split('date inquiries')), 'updatedAt?'),
  response(
    '/admin/ecommerce/credit-prices',
    ['admin', 'owner'],
    below('currencies[]', split('currency version')),
    below('currencies[].lists[]', split('validFrom activation featuredActivation daily featuredDaily')),
  ),
  response(
    '/admin/ecommerce/tax-rates/ON',
    ['admin', 'owner'],
    split('province version'),
    below('rates[]', split('id name ratePpm applies registrationNumber? validFrom validTo? state')),
  ),
  response(
    '/elandlord/wallet',
    landlord,
    below('wallet', split('credits isMember membershipExpiryDate autoRenews expiring.credits? expiring.lastDay?')),
  ),
  response(
    '/elandlord/account-stats',
    landlord,
    below('accountStats', split('numOfListings numOfEnabledListings numOfDaysLeft dailyCreditUsage')),
  ),
  response(
    '/ecommerce/payment-method',
    landlord,
    'paymentMethod?',
    below(
      'paymentMethod',
      split('id? name? type? typeExt? partialIdentifier? expMonth? expYear? postalCode? paymentMethodId? isExpired?'),
    ),
  ),
  response(
    '/elandlord/transactions/credits',
    landlord,
    below('transactions[]', split('id? at? kind? credits? balanceAfter? listingId?')),
    pagination,
  ),
  response(
    '/elandlord/tax-receipts',
    landlord,
    below('taxReceipts[]', split('id? number? kind? issuedAt? totalCents? taxCents? currency? isReady?')),
    'years[]?',
    pagination,
  ),
  response('/elandlord/accountant-email', landlord, ['email']),
  response(
    '/elandlord/tax-information',
    landlord,
    below('taxInformation', split('companyName companyAddress companyAddressCont companyWebsite')),
  ),
  response(
    '/elandlord/leads',
    landlord,
    below(
      'leads[]',
      split(
        'id? firstName? lastName? excerpt? lastAuthor? stage? isArchived? isUnread? isAddressConfirmed? cautions[]? sentAt? updatedAt? waitingSince?',
      ),
    ),
    below('leads[].listing', split('id? title? lang? address?')),
    below('counts', split('open waiting new viewed replied showing applied leased lost spam archived')),
    'longestWaitSince?',
    pagination,
  ),
  response(
    '/elandlord/new-listing-stats',
    landlord,
    below('days[]', split('date impressions views leads')),
    ...['total', 'previous'].map((part) => below(part, split('impressions views leads'))),
    below('listings[]', split('id impressions views leads favourites? rentDifference?')),
    split('replyHours? countedAt'),
  ),
  response(
    '/elandlord/activities',
    landlord,
    below('activities[]', split('kind? at? lead.id? lead.firstName? rent.old? rent.new? rent.currency? fields[]?')),
    below('activities[].listing', split('id? title? lang?')),
    pagination,
  ),
  response('/elandlord/reply-templates', landlord, below('templates[]', split('id? name? text?'))),
  response('/elandlord/blocked-writers', landlord, below('writers[]', split('id? firstName? blockedAt?'))),
  response('/elandlord/listing-titles?ids=:listing', landlord, below('listings[]', split('id? title? lang?'))),
  response(
    '/elandlord/usage',
    landlord,
    split('from to runsUntil'),
    below('usage[]', split('date? listingId? activation? daily? featured?')),
  ),
  response('/elandlord/low-credit-mail', landlord, 'enabled'),
  response('/elandlord/lead-mail', landlord, 'enabled'),
  response(
    '/admin/ecommerce/approvals',
    administrators,
    below(
      'approvals[]',
      split(
        'id? kind? companyId? companyName? credits? isPromotional? refund? renewal? reason? requestedBy? requestedAt? state? ' +
          'decidedBy? decidedAt? note?',
      ),
    ),
    pagination,
  ),
  response(
    '/admin/ecommerce/companies?search=maple',
    ['support', ...administrators],
    below('companies[]', split('id? name? credits?')),
  ),
  response(
    '/admin/ecommerce/orders',
    ['admin', 'owner'],
    below(
      'orders[]',
      split('id? number? state? createdAt? buyer? company? description? totalCents? currency? receiptNumber?'),
    ),
    pagination,
  ),
  response(
    '/support/listing-search?search=12',
    ['support', ...administrators],
    below('listings[]', split('id? title? lang? status? address? city? province? company?')),
  ),
  response('/support/listings?filter=all', ['support', ...administrators], 'isMore', 'total', supportListing),
  response(
    '/support/listings-of-search?search=home',
    ['support', ...administrators],
    'isMore',
    'hasLandlords',
    supportListing,
  ),
  response(
    '/support/companies',
    ['support', ...administrators],
    below('companies[]', split('id? name? city? users? live? memberUntil?')),
    pagination,
  ),
  response(
    '/support/company-search?search=maple',
    ['support', ...administrators],
    'hasPayments',
    below('companies[]', split('id? name? city? users? live? memberUntil?')),
  ),
  response(
    '/support/reported-listings',
    ['support', ...administrators],
    below(
      'reportedListings[]',
      split(
        'id? listingId? title? lang? address? city? province? company? status? photo? openedAt? severity? reason? reporters? dueAt? hold? stealthUntil? claimedBy? responseDueAt? respondedAt? decision? decidedAt? appealedAt?',
      ),
    ),
    pagination,
  ),
  response(
    '/support/users/00000000-0000-4000-8000-000000000000/merges',
    ['support', ...administrators],
    below('merges[]', split('id? survivorId? mergedId? state? undoUntil?')),
    below('merges[].steps[]', split('name? state? reason?')),
  ),
  response(
    '/support/account-reviews',
    ['support', ...administrators],
    below(
      'accountReviews[]',
      split(
        'id? name? company? emailDomain? verifiedLevel? state? triggers[]? risk? openedAt? dueAt? documentsDueAt? documentsArrivedAt? claimedBy? decidedAt?',
      ),
    ),
    pagination,
  ),
  response(
    '/support/listings/zzzzzzzzzz/notes',
    ['support', ...administrators],
    'isMore',
    below('notes[]', split('id? text? version? createdAt? editedAt? authorId?')),
  ),
  response(
    '/user/account-documents',
    ['landlord'],
    below('request?', split('requestedAt? dueAt? kinds[]? text?')),
    below('documents[]', split('id? kind? name? format? size? handedInAt? acceptedAt? deletesAt?')),
  ),
  response('/user/account-state', ['landlord'], split('restriction? maxListings? reason? documentsDueAt?')),
  response(
    '/support/pending-listings',
    ['support', ...administrators],
    below('listings[]', split('id? title? lang? address? city? province? company? submittedAt? risk? isFirst? photo?')),
    pagination,
  ),
  response(
    '/elandlord/listings',
    landlord,
    below(
      'listings[]',
      split(
        'id url title lang status version address city province rent currency beds isLive isFeatured updatedAt expiresAt? timeZone publishAt?',
      ),
    ),
    below('listings[].photo', photo),
    below('counts', split('all live off scheduled draft deleted')),
    pagination,
  ),
];
