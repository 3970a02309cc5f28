/** Reasons that landlords get, in English, by the problem that was confirmed. */
export const en = {
  'template.scam':
    'Renters were asked to pay or to send documents before a viewing or a lease. This isn’t allowed here.',
  'template.unavailable':
    'The home isn’t available any more. Please mark it as rented, or give the day from which it’s free.',
  'template.wrong-details': 'The rent or other details don’t match what renters are offered. Please correct them.',
  'template.wrong-location': 'The home isn’t at the address of the listing. Please correct the address and the pin.',
  'template.discriminatory':
    'The text excludes people for a reason that human rights law protects. Please describe the home, not who may live in it.',
  'template.duplicate': 'The same home is listed more than once. Please keep one listing.',
  'template.stolen': 'The photos or the text belong to another listing. Please use your own.',
  'template.spam': 'The listing doesn’t offer a home to rent.',
  'template.illegal': 'The home, or what is offered with it, isn’t lawful or isn’t safe to live in.',
  'template.other': 'We found a problem with this listing: ',
} as const;
