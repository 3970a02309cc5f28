/** Path of the RSS feed of the guides. */
export const guidesFeed = '/guides/feed.xml';
