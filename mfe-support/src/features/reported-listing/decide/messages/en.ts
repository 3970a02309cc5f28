/** Messages of decisions about reports, in English. */
export const en = {
  decide: 'Decide',
  keys: 'Keys: J next, K previous, D dismiss, R rented, C changes, S suspend',
  close: 'Close',
  cancel: 'Cancel',
  saving: 'Saving…',
  failed: 'The decision wasn’t stored',
  dismissed: 'Dismiss reports',
  rented: 'Mark as rented',
  'changes-requested': 'Request changes',
  suspended: 'Suspend listing',
  'title.rented': 'Mark the listing as rented',
  'title.changes-requested': 'Request changes',
  'title.suspended': 'Suspend the listing',
  'effect.rented':
    'Visitors don’t see the listing, until its landlord turns it on again. The landlord and the reporters get a mail.',
  'effect.changes-requested':
    'Visitors don’t see the listing until its landlord has changed it and support has approved it. The landlord and the reporters get a mail.',
  'effect.suspended':
    'Visitors don’t see the listing. The landlord gets the reason and can appeal for 14 days; the reporters get a mail. If a scam is confirmed, all renters who wrote about the listing are warned.',
  'done.rented': 'Marked as rented.',
  'done.changes-requested': 'Changes requested.',
  'done.suspended': 'Suspended.',
  next: 'This is the next one.',
  confirmed: 'What you confirmed',
  choose: 'Choose …',
  reason: 'Reason for the landlord',
  reasonHint:
    'Sent by email, in the language of the listing, without the words of the reporters. {count} of {max} characters.',
  upheld: 'Keep the decision',
  reversed: 'Show it again',
  'title.upheld': 'Keep the decision',
  'title.reversed': 'Show the listing again',
  'effect.upheld': 'The listing stays off for good. The landlord gets your reason.',
  'effect.reversed':
    'Visitors see the listing again, as it was before, and it costs its landlord nothing. The landlord gets your reason.',
  'done.upheld': 'The decision stays.',
  'done.reversed': 'Shown again.',
  ownDecision: 'You made the first decision. A colleague decides about the appeal.',
  toDecision: 'See the decision',
} as const;
