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
  'question.scam':
    'Were renters asked to pay or to send documents before a viewing or a lease? Please write what you asked for and when.',
  'question.unavailable': 'Is this home still free? If it’s rented, please mark it as rented.',
  'question.wrong-details': 'Please check the rent and the details of this listing: are they what renters are offered?',
  'question.wrong-location': 'Is the home at the address of the listing? Please check the address and the pin.',
  'question.discriminatory': 'Who may rent this home? Please write what the text means.',
  'question.duplicate': 'Is the same home listed more than once? Please write how these listings differ.',
  'question.stolen':
    'Are you the owner of this home, or do you manage it? Please write when and by whom the photos were taken.',
  'question.spam': 'What does this listing offer? Please describe the home that is for rent.',
  'question.illegal': 'Does the home have its own entrance, heating and smoke alarms, and is it allowed to be rented?',
  'question.other': 'We have a question about this listing: ',
  'correction.wrong-details': 'The rent or other details didn’t match what renters are offered.',
  'correction.unavailable': 'The home isn’t free from the day that the listing gave.',
  'correction.other': 'We found an error in this listing: ',
  'refund.reports': 'Reports took your listing off the site, and you did nothing wrong.',
  'refund.error': 'An error of our site took your listing down. We’re sorry.',
  'refund.twice': 'The same home was charged twice.',
} as const;
