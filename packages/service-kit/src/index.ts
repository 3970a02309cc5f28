/**
 * The machinery that every service stands on. A service is its slices and one line:
 *
 *   // services/catalog/src/main.ts
 *   export const catalog = defineService({ name: 'catalog', module: CatalogModule, entities: [...], migrations: [...], config: CatalogConfig, seed });
 *   runAsProcess(import.meta.url, catalog);            // starts when Node was started with this file
 *   export const start = catalog.start;                // (environment) => { url, port, app, stop() }, any number in one process
 *
 *   // services/catalog/src/favourites/favourite.controller.ts
 *   @Controller() export class FavouriteController {
 *     @Handle(toggleFavourite) toggle(@Input() { body }: InputOf<typeof toggleFavourite>, @CallerOf() caller: Caller) { … }
 *   }
 *
 * - A call (path, method, status, access, classes, caching) is declared in `@porchlight/contracts`; `@Handle` binds a method to
 *   it. A handler without one stops the boot; an answer that is not its class is a 500 outside production. Files: return
 *   Nest's `StreamableFile`; a `cache-control` that the handler set itself is kept.
 * - Refusals: `throw new Problem(404, 'home-not-found', words.homeNotFound)` with `{ en, fr }`; `notFound()`, `forbidden()`,
 *   `unavailable()`. Broken unique keys are 409, a busy database 503: see `problem-of.ts`; `constraintOf(error)` names the key.
 * - Injectable without imports: `ServiceConfig` (and your own config class), `Log`, `SqlPool`, `ServiceClient`, `Outbox`,
 *   `IdentitySigner`, and every entity's repository (`@InjectRepository(Listing)`), `@InjectDataSource()`.
 * - Config: a class that extends `ServiceConfig`; field `mailHost` reads `MAIL_HOST`; its defaults are the class's own.
 * - Hot reads: `pool.rows<Row>('search_page', 'select … where id = $1', [id])`: one name, one text. A further pool with its own
 *   settings: `new SqlPool({ url: config.databaseUrl, schema: 'catalog', size: 4, planCacheMode: 'force_custom_plan' })`; close it in `onApplicationShutdown`.
 * - Facts for other services: `outbox.emit(manager, 'entitlements.changed', payload)` in the transaction that made them true; the
 *   consumer has `@Consumes('entitlements.changed') apply(event, manager)` on any provider, called once per event, in one transaction
 *   with the mark that it came. Work for later: `outbox.enqueue(manager, 'name', payload, { runAt })` and `@Task('name')`;
 *   one row for each key, taken up again after it was laid aside: `outbox.resume(manager, 'name', payload, { key, runAt })`.
 * - Migrations: classes named `CreateX20261121030000`; the kit adds its own tables (job, inbox, seed_version). The schema is the
 *   service's name, extensions (unaccent, btree_gin) stand in the schema `extensions`: both are on the search path.
 * - Seeds: `seed: async ({ file, once }) => { const market = await file(new URL('../seed/market.json.gz', import.meta.url));
 *   await once(market.version, async (manager) => sow(manager, await market.read<Market>())); }`: one transaction, once per file.
 * - The gateway is a service too: `door: 'world'` (no identity asked, no declared access needed) and `setUp(app, config)` for plugins.
 * - Tests: `@porchlight/service-kit/testing` (`startForTest`, `asRenter()`, `asStaff([...])`, `asService('commerce')`, `guest`).
 */
export { ConfigRefused, readConfig, type Environment } from './config/read-config.ts';
export { ServiceConfig } from './config/service-config.ts';
export { isEntry, processEnvironment } from './config/config.ts';
export { Log, factsOf, type LogLevel } from './log/log.ts';
export { sayIn, languageOf, type Words } from './http/words.ts';
export { Problem, forbidden, notFound, unauthenticated, unavailable, type ProblemDetails } from './http/problem.ts';
export { constraintOf, databaseCodeOf, problemOf } from './http/problem-of.ts';
export { CallerOf, ClientOf, Handle, Input, LanguageOf, ROUTE } from './http/handle.ts';
export { ReadyJson } from './http/ready-json.ts';
export {
  bindingHeader,
  clientAddressHeader,
  contextOf,
  type Client,
  type RequestContext,
} from './http/request-context.ts';
export { identityHeader } from './http/http-adapter.ts';
export { clockSkew, gatewayIssuer, identityLife, type Claims } from './identity/claims.ts';
export { IdentitySigner, type Subject } from './identity/identity-signer.ts';
export { IdentityReader, readPublicKeys } from './identity/identity-reader.ts';
export { SignedLinks, type LinkFacts, type LinkPurpose, type ReadLink } from './links/signed-link.ts';
export { maskedEmail, plainEmail } from './people/plain-email.ts';
export { PeopleData } from './privacy/people-data.ts';
export { PersonalData, type PersonalStatement, type PersonalTable } from './privacy/personal-data.ts';
export { ServiceClient, ServiceRefused, pathOf, type CallOptions } from './client/service-client.ts';
export { SqlPool, type SqlPoolOptions } from './database/sql-pool.ts';
export { ReplicaReads } from './database/replica-reads.ts';
export { sessionOptions, type PlanCacheMode } from './database/connection-options.ts';
export { dataSourceOf, type EntityClass, type MigrationClass } from './database/data-source.ts';
export { provision, type ProvisionedService } from './database/provision.ts';
export { migrate, underLock } from './database/migrate.ts';
export type { SeedContext, SeedFile } from './database/seeding.ts';
export { nextNight } from './outbox/night.ts';
export { Outbox, type JobTiming } from './outbox/outbox.ts';
export { Consumes, Task } from './outbox/handlers.ts';
export { defineService, migrationsOf } from './service/define-service.ts';
export { runAsProcess } from './service/run-as-process.ts';
export type { RunningService, Service, ServiceDefinition } from './service/service-definition.ts';
