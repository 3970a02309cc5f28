import { staffNotesPerPage } from '@porchlight/contracts/accounts';

/** Kinds of records that notes are about, as the audit log names them. */
export type NoteSubject = 'person' | 'company' | 'listing';

const maxRead = staffNotesPerPage + 1;
const columns = `note.id::text, note.text, note.version, note.created_at as "createdAt", note.edited_at as "editedAt",
  note.author_id as "authorId"`;
const beforeSql = `id < coalesce($2::bigint, 9223372036854775807)`;

interface SubjectSql {
  /** Columns of a new note about the subject $1, and the row that must exist for it. */
  readonly insert: string;
  /** Condition of the notes that the record of the subject $1 shows. */
  readonly isShown: string;
  /** Page of the notes before $2. Each reads an index, and no more rows than are shown. */
  readonly page: string;
}
const pageOf = (column: string) => `
  select ${columns} from staff_note note where ${column} = $1 and ${beforeSql} order by note.id desc limit ${maxRead}`;
// Accounts that were merged into the user keep their notes, which return with them when the merge is undone.
const accountsSql = `select id from person where id = $1::uuid or merged_into_id = $1::uuid`;

const subjects: Readonly<Record<NoteSubject, SubjectSql>> = {
  person: {
    insert: `(person_id, author_id, text) select id, $2::uuid, $3 from person where id = $1::uuid and state <> 'decoy'`,
    isShown: `note.person_id in (${accountsSql})`,
    page: `
      select ${columns} from (${accountsSql}) account
      cross join lateral (select * from staff_note where person_id = account.id and ${beforeSql}
        order by id desc limit ${maxRead}) note
      order by note.id desc limit ${maxRead}`,
  },
  company: {
    insert: `(company_id, author_id, text) select id, $2::uuid, $3 from company where id = $1::uuid and deleted_at is null`,
    isShown: 'note.company_id = $1::uuid',
    page: pageOf('company_id'),
  },
  // Listings belong to catalog: their ids are not judged here.
  listing: {
    insert: '(listing_id, author_id, text) values ($1, $2::uuid, $3)',
    isShown: 'note.listing_id = $1',
    page: pageOf('listing_id'),
  },
};

/** Returns the statements of the notes about one kind of record. */
export function noteStatementsOf(subject: NoteSubject) {
  const { insert, isShown, page } = subjects[subject];
  // @mutation note-author
  const isOwn = `note.id = $2::bigint and ${isShown} and note.author_id = $3::uuid`;
  return {
    name: `${subject}_notes`,
    page,
    insert: `with note as (insert into staff_note ${insert} returning *) select ${columns} from note`,
    // @mutation note-version
    change: `
      update staff_note note set text = $4, version = version + 1, edited_at = now()
      where ${isOwn} and version = $5 returning ${columns}`,
    own: `select ${columns} from staff_note note where ${isOwn}`,
    remove: `delete from staff_note note where ${isOwn}`,
  };
}
