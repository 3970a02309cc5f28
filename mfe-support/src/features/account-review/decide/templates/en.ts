/** Texts that landlords get, by what was found, in English. */
export const en = {
  'template.identity-unclear': 'We couldn’t confirm who lets the homes of this account.',
  'template.ownership-unproven': 'We couldn’t confirm that you may let the homes that you list.',
  'template.scam': 'Renters were asked to pay or to send documents before a viewing or a lease.',
  'template.false-listings': 'The listings of this account don’t match the homes that are offered.',
  'template.payment-abuse': 'Payments of this account were disputed or reversed.',
  'template.other': 'We found a problem with this account: ',
  documents: 'Please hand in the following, so that we can check your account:',
  'document.identity': '- A passport, a driver’s licence or another photo ID',
  'document.address':
    '- A utility or tax bill, or a bank statement, of the last three months with your name and address',
  'document.ownership': '- A property tax bill, a deed, or a contract with the owner that lets you rent out the home',
  'document.licence': '- The licence or registration of your company',
  'subject.documents': 'We need documents from you',
  'subject.approved': 'We checked your account',
  'subject.limited': 'Your account is limited for now',
  'subject.suspended': 'Your account is suspended',
  'subject.banned': 'Your account is closed',
} as const;
