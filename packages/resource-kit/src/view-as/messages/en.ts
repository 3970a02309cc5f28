/** Messages of the dialog that begins a view of the site as a user, in English. */
export const en = {
  act: 'View as this user',
  title: 'View the site as {name}',
  text: 'A new tab shows the site as {name} sees it, for 30 minutes. You can look around; nothing can be changed, bought, downloaded or sent. Your other tabs stay yours.',
  recorded:
    'The user finds your reason in their account, and gets an email with it unless the site has turned these off. The start, the end and each refused act go into the audit log.',
  reason: 'Reason',
  reasonHint: 'The user reads it: {count} of at most {max} characters, at least {min}.',
  open: 'Open a new tab',
  opening: 'Opening…',
  cancel: 'Cancel',
  close: 'Close',
  failed: 'The view was not started',
  blocked: 'Your browser blocked the new tab. Allow pop-ups for this site, then try again.',
};
