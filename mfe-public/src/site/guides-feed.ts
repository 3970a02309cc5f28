/** Where whoever follows the guides finds the new ones. */
export const guidesFeed = '/guides/feed.xml';
