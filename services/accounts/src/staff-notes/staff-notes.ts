import { Injectable } from '@nestjs/common';
import {
  staffNotesPerPage,
  type StaffNote,
  type StaffNoteChange,
  type StaffNotes as StaffNotesPage,
} from '@porchlight/contracts/accounts';
import {
  changedCount,
  changedRow,
  notFound,
  requireUser,
  SqlPool,
  versionConflict,
  type Author,
} from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { originOf } from '../audit/author-origin.ts';
import { messages } from './messages.ts';
import { noteStatementsOf, type NoteSubject } from './note-subjects.ts';

/** The record that notes are about. */
interface Subject {
  readonly kind: NoteSubject;
  readonly id: string;
}
interface NoteRow extends Pick<StaffNote, 'id' | 'text' | 'version'> {
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  readonly authorId: string | null;
}
const statements = {
  person: noteStatementsOf('person'),
  company: noteStatementsOf('company'),
  listing: noteStatementsOf('listing'),
} satisfies Record<NoteSubject, object>;

/** Notes of staff about users, companies and listings (docs/rules/staff-notes.md). */
@Injectable()
export class StaffNotes {
  constructor(
    private readonly pool: SqlPool,
    private readonly source: DataSource,
    private readonly audit: Audit,
  ) {}

  /** Returns the notes before the given one; the newest ones without it. */
  async page({ kind, id }: Subject, before?: string): Promise<StaffNotesPage> {
    const { name, page } = statements[kind];
    const rows = await this.pool.rows<NoteRow>(name, page, [id, before ?? null]);
    return { notes: rows.slice(0, staffNotesPerPage).map(toNote), isMore: rows.length > staffNotesPerPage };
  }

  /** Throws 404 for an unknown user or company. */
  create(subject: Subject, text: string, author: Author): Promise<StaffNote> {
    return this.source.transaction(async (manager) => {
      const values = [subject.id, requireUser(author.caller), text.trim()];
      const [row] = await manager.query<NoteRow[]>(statements[subject.kind].insert, values);
      if (!row) throw notFound();
      await this.#record(manager, subject, { action: 'created', author, text });
      return toNote(row);
    });
  }

  /** Throws 404 for a note of another author, and 409 with the stored note for one that was edited meanwhile. */
  change(subject: Subject, noteId: string, { body, author }: { body: StaffNoteChange; author: Author }) {
    return this.source.transaction(async (manager): Promise<StaffNote> => {
      const { change, own } = statements[subject.kind];
      const key = [subject.id, noteId, requireUser(author.caller)];
      const row = await changedRow<NoteRow>(manager, change, [...key, body.text.trim(), body.version]);
      if (row) {
        await this.#record(manager, subject, { action: 'edited', author, text: body.text });
        return toNote(row);
      }
      const [stored] = await manager.query<NoteRow[]>(own, key);
      if (!stored) throw noteNotFound();
      throw versionConflict(toNote(stored));
    });
  }

  /** Throws 404 for a note of another author. */
  async remove(subject: Subject, noteId: string, author: Author): Promise<void> {
    await this.source.transaction(async (manager) => {
      const key = [subject.id, noteId, requireUser(author.caller)];
      if ((await changedCount(manager, statements[subject.kind].remove, key)) === 0) throw noteNotFound();
      await this.#record(manager, subject, { action: 'deleted', author });
    });
  }

  #record(
    manager: EntityManager,
    { kind, id }: Subject,
    { action, author, text }: { readonly action: string; readonly author: Author; readonly text?: string },
  ): Promise<void> {
    return this.audit.record(manager, {
      ...originOf(author),
      action: `staff-note.${action}`,
      objectKind: kind,
      objectId: id,
      ...(text === undefined ? {} : { after: { text } }),
    });
  }
}

const toNote = ({ id, text, version, createdAt, editedAt, authorId }: NoteRow): StaffNote => ({
  id,
  text,
  version,
  createdAt: createdAt.toISOString(),
  ...(editedAt ? { editedAt: editedAt.toISOString() } : {}),
  ...(authorId === null ? {} : { authorId }),
});
const noteNotFound = () => notFound(messages.notFound, 'note-not-found');
