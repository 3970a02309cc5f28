/** Quick replies that people read, in English. */
export const en = {
  received: 'Thank you for writing. We’re looking into it and will get back to you within two business days.',
  listing:
    'Thank you for writing. Please open the listing and choose “Report this listing”: our team sees it at once. Never pay before you’ve seen a home and signed a lease.',
  data: 'You can download or delete your data at any time in your account, under “Your data”. If you have no account, tell us and we’ll do it for you.',
  landlord:
    'Thank you for writing. Please tell us the address of the listing and what you see on your screen, so that we can help.',
  resolved: 'We believe that this is solved. If it isn’t, just write back.',
} as const;
