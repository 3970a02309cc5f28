/** A renter's inquiries in English. */
export const en = {
  title: 'My inquiries', count: '{count, plural, =0 {No inquiries} one {# inquiry} other {# inquiries}}',
  empty: 'Homes you write to appear here with the answers', findHome: 'Find a home',
  failed: 'We could not load your inquiries. Check your connection and try again.', tryAgain: 'Try again', loading: 'Your inquiries are loading',
  sent: 'Sent', seen: 'Seen', replied: 'Replied', gone: 'No longer available', goneHome: 'A home that is gone',
  to: 'To {landlord}', verified: 'Verified landlord', open: 'Open', messages: '{count, plural, one {# message} other {# messages}}',
  back: 'Back to all inquiries', again: 'Write again', me: 'You', missing: 'This inquiry is not here', threadFailed: 'We could not load this conversation. Check your connection and try again.',
  pages: 'Pages of inquiries', previousPage: 'Previous', nextPage: 'Next', pageN: 'Page {page}',
} as const;
