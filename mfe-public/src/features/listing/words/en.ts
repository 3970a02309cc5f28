/** What the page of a home says beyond its first screen, in English. */
export const en = {
  feeKey: 'Key deposit', feeApplication: 'Application fee', feeParking: 'Parking', feeStorage: 'Storage', feePet: 'Pet fee', feeTrash: 'Trash and recycling',
  colon: ':', toApply: 'To apply:', overRule: 'This deposit is more than the {most} of the rule.', noDepositRule: 'The rule allows no deposit here.', noKeyRule: 'The rule allows no deposit for keys.', askFirst: 'Ask the landlord about it before you pay.',
  usualHere: 'usual here', withoutUnknown: 'without what is not known', figures: 'About these figures', ifYouWant: 'If you want it:', ifItApplies: 'If it applies to you:', aMonth: '{amount} a month',
  where: 'Where it is', wherePoint: '{address}. Homes nearby are on the map of {city}.', whereHidden: 'The landlord keeps the exact address. The map shows the area, within about 250 metres.',
  seeAround: 'See the homes around it', mapFailed: 'The map did not load.',
  rents: 'Rents in {city}', typical: 'Typical rent, {size}', rentsMore: 'Rent trends in {city}', rentsOf: 'Homes in {place}, {size}', rentsFailed: 'The rents of the past months did not load.',
  rentsBelow: 'This home asks {share, number, percent} less', rentsAbout: 'This home asks about the same', rentsAbove: 'This home asks {share, number, percent} more',
  contactAct: 'Contact',
  offerings: 'More from {landlord}',
  share: 'Share this home', shareText: '{title}: {rent} a month in {city}',
  verifiedMeans: 'What verified means', verifiedText: 'We checked this landlord’s email and phone, and a proof of the address or of ownership. We have not been inside the home: see it before you pay.',
  report: 'Report this listing', reportTitle: 'Is something wrong with this home?',
  reportText: 'Write to our safety team and say what is wrong: somebody asks for money before a visit, the home is already rented, the price or the photos are not true, or the ad is unfair to a group of people.',
  reportHow: 'Their address is on our contact page. Add the address of this page to your message:', reportCopy: 'Copy the address', reportContact: 'Open the contact page', reportDanger: 'Never send money to “hold” a home. If you have paid already, tell your bank today.',
  lightbox: 'Photos of the home', lightboxAt: 'Photo {index} of {total}', photo: 'Photo', previous: 'Previous photo', next: 'Next photo', photosFailed: 'The large photos did not load. Check your connection and try again.',
} as const;
