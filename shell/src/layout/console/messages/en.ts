/** Messages around the pages of consoles and renters, in English. */
export const en = {
  more: 'More',
  consoleMenu: 'Pages of this console',
  consoleMainPages: 'Main pages',
  viewSite: 'View site',
  palette: 'Find a page, user, listing or order',
  paletteFailed: 'The search could not be opened. Check your connection and try again.',
  findHome: 'Find a home',
  renterTabs: 'Your pages',
  tabProfile: 'Profile',
  tabInquiries: 'Inquiries',
  tabFavourites: 'Favourites',
  tabRecommended: 'Recommended',
  tabViewed: 'Viewed',
  tabMap: 'Map',
  tabAlerts: 'Alerts',
} as const;
