/**
 * Contracts shared by client and services: route declarations (`route`, `access`), input validation, vocabularies and
 * permissions, languages and public addresses. The routes are exported by `@porchlight/contracts/<service>`.
 */
export * from './kernel/routes/access.ts';
export * from './kernel/addresses/address.ts';
export * from './kernel/input/compose.ts';
export * from './kernel/addresses/confirm-links.ts';
export * from './kernel/input/fields.ts';
export * from './kernel/routes/fill-path.ts';
export * from './kernel/html.ts';
export * from './kernel/input/kernel-limits.ts';
export * from './kernel/addresses/language.ts';
export * from './kernel/addresses/mail-mark.ts';
export * from './kernel/geometry/mercator.ts';
export * from './kernel/input/nested.ts';
export * from './kernel/routes/pagination.ts';
export * from './kernel/routes/permissions.ts';
export * from './kernel/geometry/polyline.ts';
export * from './kernel/routes/problem.ts';
export * from './kernel/input/read.ts';
export * from './kernel/resources/resource-classes.ts';
export * from './kernel/resources/resource.ts';
export * from './kernel/routes/route.ts';
export * from './kernel/addresses/share-picture.ts';
export * from './kernel/input/translated.ts';
export * from './kernel/vocabularies.ts';
