/** What the dialog says that asks for new homes by email, in English. */
export const en = {
  title: 'Email me new homes', close: 'Close', done: 'Done', tryAgain: 'Try again',
  about: 'New homes of this search, and homes whose rent fell, come by email:', stop: 'Every email has a link that stops them, without an account.',
  email: 'Email', frequency: 'How often', instant: 'As it happens', daily: 'Once a day', weekly: 'Once a week',
  send: 'Email me new homes', sending: 'Sending …', haveAccount: 'Have an account?', logIn: 'Log in',
  inbox: 'Check your inbox', inboxText: 'We sent a mail to {email}. Open its link within 7 days, and new homes come to you.', inboxMore: 'Nothing there? Look in your spam folder.',
  saving: 'Saving your search …', saved: 'Your search is saved', 'comes.instant': 'New homes come to you as they appear.', 'comes.daily': 'New homes come to you once a day.', 'comes.weekly': 'New homes come to you once a week.', failed: 'We could not save your search', yourAlerts: 'Your email alerts',
} as const;
