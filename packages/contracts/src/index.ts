/**
 * Contracts shared by client and services: route declarations (`route`, `access`), input validation, vocabularies and
 * permissions, languages and public addresses. The routes are exported by `@porchlight/contracts/<service>`.
 */
export * from './kernel/access.ts';
export * from './kernel/address.ts';
export * from './kernel/compose.ts';
export * from './kernel/confirm-links.ts';
export * from './kernel/fields.ts';
export * from './kernel/kernel-limits.ts';
export * from './kernel/language.ts';
export * from './kernel/mail-mark.ts';
export * from './kernel/mercator.ts';
export * from './kernel/nested.ts';
export * from './kernel/pagination.ts';
export * from './kernel/permissions.ts';
export * from './kernel/polyline.ts';
export * from './kernel/problem.ts';
export * from './kernel/read.ts';
export * from './kernel/resource-classes.ts';
export * from './kernel/resource.ts';
export * from './kernel/route.ts';
export * from './kernel/share-picture.ts';
export * from './kernel/translated.ts';
export * from './kernel/vocabularies.ts';
