/** What the page to claim an account says, in English. */
export const en = {
  title: 'Is this you?', loading: 'Loading ..', working: 'One moment …', tryAgain: 'Try again', failed: 'We could not look at this link',
  isThisRenter: 'Hello {name}. You wrote to a landlord with {email}. Choose a password to follow your inquiries and keep homes.',
  isThisLandlord: 'Hello {name}. An account for your homes is ready under {email}. Choose a password to take it over.',
  accept: 'I accept the privacy policy and the terms of use', privacy: 'Privacy policy', terms: 'Terms of use', claim: 'Claim account', notMe: 'This is not me',
  declined: 'Then there is nothing to do', declinedWhy: 'Nothing was changed. You can close this page and delete the mail: without a password nobody can use this account.',
  claimed: 'The account is yours', claimedWhy: 'Your address is confirmed, and you are logged in.', toDashboard: 'To my dashboard', toHome: 'To the home page',
  expired: 'This link is too old', expiredWhy: 'We can send a new one to the address that we have for you.', renew: 'Send a new link', renewed: 'A new link is on its way', renewedWhy: 'Look at your mail. The newest link is the one that works.',
  dead: 'This link no longer works', deadWhy: 'If the account is yours already, log in.', logIn: 'Log in',
} as const;
