/** What services and the gateway say to each other; never reachable from outside. */
export * from './events.ts';
export * from './mail.ts';
export * from './page.ts';
export * from './people.ts';
export * from './photos.ts';
export * from './sessions.ts';
export * from './site-facts.ts';
export * from './sitemap.ts';
