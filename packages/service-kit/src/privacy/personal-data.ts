import type { PersonSection } from '@porchlight/contracts/internal';
import type { EntityManager } from 'typeorm';

/** A statement about one person. Its only parameter is the person's id; by `address` it is the proved address when it reads, and the hash of it when it erases. */
export interface PersonalStatement {
  readonly by: 'person' | 'address';
  readonly sql: string;
}
/** What becomes of a table that tells of people: a line of a service's data map. */
export interface PersonalTable {
  readonly table: string;
  /** Rows for the copy that a person asks for; absent where there is nothing to tell (hashes, marks of our own). */
  readonly exported?: PersonalStatement;
  readonly erased?: readonly PersonalStatement[];
  /** Why it stays, or what else ends it. */
  readonly kept?: string;
}

/** Reads and erases all that a service knows of a person, along its data map. */
export class PersonalData {
  readonly #tables: readonly PersonalTable[];
  constructor(tables: readonly PersonalTable[]) {
    this.#tables = tables;
  }

  async read(
    manager: EntityManager,
    { personId, email }: { readonly personId: string; readonly email?: string | undefined },
  ): Promise<PersonSection[]> {
    const sections: PersonSection[] = [];
    for (const { table, exported } of this.#tables) {
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
    for (const { erased = [] } of this.#tables)
      for (const { by, sql } of erased) await manager.query(sql, [by === 'address' ? emailHash : personId]);
  }
}
