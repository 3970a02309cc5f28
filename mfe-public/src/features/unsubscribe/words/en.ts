/** What the page to leave a list of mails says, in English. */
export const en = {
  title: 'Stop these emails?', loading: 'Loading ..', working: 'One moment …', tryAgain: 'Try again', failed: 'We could not look at this link',
  aboutSomebody: 'These emails go to you:', about: 'These emails go to {email}:', stopList: 'Stop this list', stopEverything: 'Stop everything',
  everythingMeans: 'Everything means all emails about new homes and news. What you ask for yourself, such as a new password, still comes.',
  stopped: 'Stopped', stoppedWhy: 'You will not get this mail.', stoppedEverything: 'Everything is stopped', stoppedEverythingWhy: 'You will get no more emails about new homes or news.',
  changedMind: 'Changed your mind?', toAlerts: 'Your email alerts', toHomes: 'Search for homes, and choose “Email me new homes”',
  dead: 'This link is not valid any more', deadWhy: 'The newest email has a link that works. If you have an account, log in to see and stop your emails.', logIn: 'Log in', toHome: 'To the home page',
} as const;
