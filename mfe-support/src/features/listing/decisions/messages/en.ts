/** Ready reasons that landlords read, in English. */
export const en = {
  'reason.changes-requested.photos':
    'Some photos seem to show a different home. Please replace them with your own photos of this home as it looks today, then submit it again.',
  'reason.changes-requested.price':
    'The price isn’t clear yet. Please enter the full monthly rent and list every fee that renters pay on top of it, then submit it again.',
  'reason.changes-requested.contact':
    'Your text contains contact details. Please remove phone numbers, email addresses and links, then submit it again. Renters message you through Porchlight, and you get an email for each message.',
  'reason.changes-requested.address':
    'We couldn’t find this address. Please check the street, the unit and the point on the map, then submit it again.',
  'reason.changes-requested.payment':
    'Your text asks for money before a viewing. Please remove that part, then submit it again. Renters pay only after they’ve seen the home, in person or by video, and signed a lease.',
  'reason.rejected.photos':
    'Thank you for your submission. We can’t publish this listing because its photos show a different home.',
  'reason.rejected.price':
    'Thank you for your submission. We can’t publish this listing because its price isn’t the real rent of the home.',
  'reason.rejected.contact':
    'Thank you for your submission. We can’t publish this listing because its text sends renters to contact details outside Porchlight.',
  'reason.rejected.address':
    'Thank you for your submission. We can’t publish this listing because we couldn’t find a home at this address.',
  'reason.rejected.payment':
    'Thank you for your submission. We can’t publish this listing because it asks renters for money before a viewing. On Porchlight, renters pay only after they’ve seen the home and signed a lease.',
} as const;
