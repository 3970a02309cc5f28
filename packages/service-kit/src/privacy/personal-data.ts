import type { PersonSection } from '@porchlight/contracts/internal';
import type { EntityManager } from 'typeorm';

/**
 * SQL statement about one person. Its only parameter is the user id; with `by: 'address'` it is the verified email
 * address when exporting and its hash when erasing.
 */
export interface PersonalStatement {
  readonly by: 'person' | 'address';
  readonly sql: string;
}
/** Entry of a service's data map: how one table with personal data is exported and erased. */
export interface PersonalTable {
  readonly table: string;
  /** Rows for the user's data export; omitted where there is nothing to disclose (hashes, internal marks). */
  readonly exported?: PersonalStatement;
  readonly erased?: readonly PersonalStatement[];
  /** Reason why rows are retained, or what else removes them. */
  readonly retention?: string;
}

/** Exports and erases a service's personal data as described by its data map. */
export class PersonalData {
  constructor(private readonly tables: readonly PersonalTable[]) {}

  async read(
    manager: EntityManager,
    { personId, email }: { readonly personId: string; readonly email?: string | undefined },
  ): Promise<PersonSection[]> {
    const sections: PersonSection[] = [];
    for (const { table, exported } of this.tables) {
      const value = exported?.by === 'address' ? email : personId;
      if (exported && value !== undefined)
        sections.push({ name: table, rows: await manager.query<object[]>(exported.sql, [value]) });
    }
    return sections;
  }

  async erase(
    manager: EntityManager,
    { personId, emailHash }: { readonly personId: string; readonly emailHash: string },
  ): Promise<void> {
    for (const { erased = [] } of this.tables)
      for (const { by, sql } of erased) await manager.query(sql, [by === 'address' ? emailHash : personId]);
  }
}
