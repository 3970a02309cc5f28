import { IsBoolean, IsInt, IsISO8601, IsOptional, IsString, IsUUID, Matches, Min } from 'class-validator';
import { applyAll } from '../../kernel/input/compose.ts';
import { Done, IsFilledText, IsListingId, type ListingId } from '../../kernel/input/fields.ts';
import { ListOf } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import type { PermissionName } from '../../kernel/routes/permissions.ts';
import { route } from '../../kernel/routes/route.ts';

/** Most characters of a note. */
const maxStaffNote = 2_000;
/** Notes that one request returns; names of staff are read for as many at a time. */
export const staffNotesPerPage = 20;
/** Id of a note. A later note has a higher number. */
const IsNoteId = () => applyAll(Matches(/^\d{1,18}$/));

/** A note that a member of staff wrote about a user, a company or a listing, for colleagues only. */
export class StaffNote {
  @IsNoteId() id!: string;
  @IsString() text!: string;
  /** Number of edits plus one. */
  @IsInt() version!: number;
  @IsISO8601() createdAt!: string;
  @IsOptional() @IsISO8601() editedAt?: string;
  /** User id of the author; absent when the account of the author was deleted. */
  @IsOptional() @IsUUID() authorId?: string;
}
export class StaffNotesQuery {
  /** Id of a note; the response begins with the one before it. Absent: with the newest. */
  @IsOptional() @IsNoteId() before?: string;
}
export class StaffNotes {
  /** Newest first. */
  @ListOf(() => StaffNote, staffNotesPerPage) notes!: StaffNote[];
  /** Whether older notes exist than are returned. */
  @IsBoolean() isMore!: boolean;
}
export class NewStaffNote {
  @IsFilledText(maxStaffNote) text!: string;
}
export class StaffNoteChange extends NewStaffNote {
  /** Version that the author read. */
  @IsInt() @Min(1) version!: number;
}
class NotedRecord {
  @IsUUID() id!: string;
}
class NoteOfRecord extends NotedRecord {
  @IsNoteId() noteId!: string;
}
class NotedListing {
  @IsListingId() id!: ListingId;
}
class NoteOfListing extends NotedListing {
  @IsNoteId() noteId!: string;
}

interface Subject {
  /** Path of the record. */
  readonly path: string;
  /** `a user` */
  readonly name: string;
  /** Permission that shows the record. */
  readonly read: PermissionName;
  /** Permission to write. Only the author edits and deletes a note, which the query of the handler enforces. */
  readonly write: PermissionName;
}
type Params = typeof NotedRecord | typeof NotedListing;
type NoteParams = typeof NoteOfRecord | typeof NoteOfListing;

/** Returns the routes of the notes about records of one kind. */
function notesOf<P extends Params, N extends NoteParams>(
  { path, name, read, write }: Subject,
  params: P,
  noteParams: N,
) {
  const all = { service: 'accounts', path: `${path}/notes` } as const;
  const writes = { ...all, access: access.permission(write), lane: 'write' } as const;
  const own = { ...writes, path: `${path}/notes/:noteId`, params: noteParams } as const;
  return {
    list: route({
      ...all,
      method: 'GET',
      access: access.permission(read),
      params,
      query: StaffNotesQuery,
      response: StaffNotes,
      viewAs: 'refused',
      summary: `List the notes of staff about ${name}, newest first, ${staffNotesPerPage} at a time`,
    }),
    create: route({
      ...writes,
      method: 'POST',
      params,
      body: NewStaffNote,
      response: StaffNote,
      status: 201,
      errors: ['not-found'],
      summary: `Write a note about ${name}`,
    }),
    change: route({
      ...own,
      method: 'PATCH',
      body: StaffNoteChange,
      response: StaffNote,
      errors: ['note-not-found', 'version-conflict'],
      summary: `Edit an own note about ${name}`,
    }),
    remove: route({
      ...own,
      method: 'DELETE',
      response: Done,
      errors: ['note-not-found'],
      summary: `Delete an own note about ${name}`,
    }),
  };
}

const userNotes = notesOf(
  { path: '/support/users/:id', name: 'a user', read: 'showUser', write: 'createRenterPasswordResets' },
  NotedRecord,
  NoteOfRecord,
);
const companyNotes = notesOf(
  { path: '/support/companies/:id', name: 'a company', read: 'showCompany', write: 'modifyCompanies' },
  NotedRecord,
  NoteOfRecord,
);
const listingNotes = notesOf(
  { path: '/support/listings/:id', name: 'a listing', read: 'showListings', write: 'modifyListingStatus' },
  NotedListing,
  NoteOfListing,
);

export const listUserNotes = userNotes.list;
export const createUserNote = userNotes.create;
export const changeUserNote = userNotes.change;
export const removeUserNote = userNotes.remove;
export const listCompanyNotes = companyNotes.list;
export const createCompanyNote = companyNotes.create;
export const changeCompanyNote = companyNotes.change;
export const removeCompanyNote = companyNotes.remove;
export const listListingNotes = listingNotes.list;
export const createListingNote = listingNotes.create;
export const changeListingNote = listingNotes.change;
export const removeListingNote = listingNotes.remove;
