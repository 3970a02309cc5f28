/** Messages about the risk of a listing, in English. */
export const en = {
  noReasons: 'No signs of risk were found.',
  'rule.rent-low': 'The rent is below what similar homes nearby cost.',
  'rule.rent-very-low': 'The rent is far below what similar homes nearby cost.',
  'rule.photos-of-another-company': 'Photos also appear in another company’s listings.',
  'rule.photos-of-own-unit': 'Photos also appear in another listing of this company.',
  'rule.text-of-another-company': 'Another company’s listing has almost the same description.',
  'rule.payment-terms': 'The text mentions a way of paying that can’t be undone, as scams do.',
  'rule.contact-in-text': 'The text contains contact details.',
  'rule.pin-outside-city': 'The pin on the map is far outside the city.',
  'rule.disposable-email': 'The landlord’s email address is a temporary one.',
  'rule.new-account': 'The landlord’s account is only a few days old.',
  'rule.many-listings': 'The landlord created many listings within an hour.',
  'rule.earlier-rejection': 'A listing of this company was rejected before.',
  'rule.verified-company': 'The company is verified.',
  'rule.known-company': 'The company is known to us.',
};
