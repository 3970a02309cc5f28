import pg from 'pg';

/** A service and the password of its login role. */
export interface ProvisionedService {
  readonly service: string;
  readonly password: string;
}

const extensions = ['btree_gin', 'btree_gist', 'unaccent'] as const;

/**
 * Creates what the services need in a database: a login role and a schema for each, and a shared schema for extensions;
 * revokes public access. Creates the database if it is missing. Idempotent.
 * @param adminUrl address of the database, with a role that may create roles
 */
export async function provision(adminUrl: string, services: readonly ProvisionedService[]): Promise<void> {
  await ensureDatabase(adminUrl);
  await withClient(adminUrl, async (client) => {
    // Roles belong to the whole server, so concurrent runs would conflict.
    await client.query(`select pg_advisory_lock(hashtextextended('porchlight:provision', 0))`);
    await runFormatted(client, 'revoke all on database %I from public', [await databaseOf(client)]);
    await client.query('revoke all on schema public from public');
    await client.query('create schema if not exists extensions');
    for (const extension of extensions)
      await runFormatted(client, 'create extension if not exists %I with schema extensions', [extension]);
    for (const one of services) await provisionOne(client, one);
  });
}

async function provisionOne(client: pg.Client, { service, password }: ProvisionedService): Promise<void> {
  const known = await client.query('select 1 from pg_roles where rolname = $1', [service]);
  if (known.rowCount === 0) await runFormatted(client, 'create role %I login', [service]);
  await runFormatted(client, 'alter role %I with login nosuperuser nocreatedb nocreaterole password %L', [
    service,
    password,
  ]);
  await runFormatted(client, 'grant connect on database %I to %I', [await databaseOf(client), service]);
  // An admin that is not a superuser (managed databases) must be a member of a role to create a schema for it.
  await runFormatted(client, 'grant %I to current_user', [service]);
  await runFormatted(client, 'create schema if not exists %I authorization %I', [service, service]);
  await runFormatted(client, 'grant usage on schema extensions to %I', [service]);
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const name = decodeURIComponent(new URL(adminUrl).pathname.slice(1));
  const exists = await withClient(adminUrl, () => Promise.resolve(true)).catch((error: { code?: string }) => {
    if (error.code === '3D000') return false;
    throw error;
  });
  if (exists) return;
  const server = new URL(adminUrl);
  server.pathname = '/postgres';
  await withClient(server.href, (client) =>
    runFormatted(client, 'create database %I', [name]).catch((error: { code?: string }) => {
      if (error.code !== '42P04') throw error;
    }),
  );
}

const databaseOf = async (client: pg.Client) =>
  (await client.query<{ name: string }>('select current_database() as name')).rows[0]?.name ?? '';

/** Runs a statement whose identifiers (`%I`) and literals (`%L`) cannot be parameters; the server quotes them. */
export async function runFormatted(client: pg.Client, statement: string, values: readonly string[]): Promise<void> {
  const {
    rows: [row],
  } = await client.query<{ sql: string }>('select format($1, variadic $2::text[]) as sql', [statement, values]);
  await client.query(row?.sql ?? '');
}

/** Runs work on a new connection and closes it. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A lost connection rejects the current or next query; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
