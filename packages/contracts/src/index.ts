/**
 * What both sides of the wire know: how a call is declared (`route`, `access`), how input is read and refused, the
 * vocabularies and permissions of the product, languages and public addresses. The calls themselves are under
 * `@porchlight/contracts/<service>`.
 */
export * from './kernel/access.ts';
export * from './kernel/address.ts';
export * from './kernel/compose.ts';
export * from './kernel/confirm-links.ts';
export * from './kernel/fields.ts';
export * from './kernel/language.ts';
export * from './kernel/mail-mark.ts';
export * from './kernel/mercator.ts';
export * from './kernel/nested.ts';
export * from './kernel/pagination.ts';
export * from './kernel/permissions.ts';
export * from './kernel/polyline.ts';
export * from './kernel/problem.ts';
export * from './kernel/read.ts';
export * from './kernel/route.ts';
export * from './kernel/share-picture.ts';
export * from './kernel/vocabularies.ts';
