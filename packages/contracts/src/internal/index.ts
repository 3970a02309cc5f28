/** Internal routes and types of the services and the gateway; never reachable from outside. */
export * from './events.ts';
export * from './mail.ts';
export * from './page.ts';
export * from './privacy.ts';
export * from './photos.ts';
export * from './sessions.ts';
export * from './site-facts.ts';
export * from './sitemap.ts';
