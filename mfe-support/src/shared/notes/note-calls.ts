import { api, mutationOf, queryOf } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { PermissionName } from '@porchlight/contracts';
import * as accounts from '@porchlight/contracts/accounts';

const noteTag = { type: 'Resource', id: 'staff-notes' } as const;
const reads = { provides: [noteTag], keepUnusedDataFor: 0 } as const;

// Changes invalidate no list by themselves: a refused edit keeps its form, and so what was typed.
const noteCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listUserNotes: queryOf(build, accounts.listUserNotes, reads),
    createUserNote: mutationOf(build, accounts.createUserNote),
    changeUserNote: mutationOf(build, accounts.changeUserNote),
    removeUserNote: mutationOf(build, accounts.removeUserNote),
    listCompanyNotes: queryOf(build, accounts.listCompanyNotes, reads),
    createCompanyNote: mutationOf(build, accounts.createCompanyNote),
    changeCompanyNote: mutationOf(build, accounts.changeCompanyNote),
    removeCompanyNote: mutationOf(build, accounts.removeCompanyNote),
    listListingNotes: queryOf(build, accounts.listListingNotes, reads),
    createListingNote: mutationOf(build, accounts.createListingNote),
    changeListingNote: mutationOf(build, accounts.changeListingNote),
    removeListingNote: mutationOf(build, accounts.removeListingNote),
  }),
});

/** Record that notes are about. */
export interface NoteSubject {
  readonly kind: 'user' | 'company' | 'listing';
  readonly id: string;
}
const user = {
  useList: noteCalls.useListUserNotesQuery,
  useCreate: noteCalls.useCreateUserNoteMutation,
  useChange: noteCalls.useChangeUserNoteMutation,
  useRemove: noteCalls.useRemoveUserNoteMutation,
};
/** Hooks of the notes about each kind of record. */
export const noteHooks: Readonly<Record<NoteSubject['kind'], typeof user>> = {
  user,
  company: {
    useList: noteCalls.useListCompanyNotesQuery,
    useCreate: noteCalls.useCreateCompanyNoteMutation,
    useChange: noteCalls.useChangeCompanyNoteMutation,
    useRemove: noteCalls.useRemoveCompanyNoteMutation,
  },
  listing: {
    useList: noteCalls.useListListingNotesQuery,
    useCreate: noteCalls.useCreateListingNoteMutation,
    useChange: noteCalls.useChangeListingNoteMutation,
    useRemove: noteCalls.useRemoveListingNoteMutation,
  },
};
/** Permission to write notes about each kind of record. */
export const notePermissions: Readonly<Record<NoteSubject['kind'], PermissionName>> = {
  user: 'createRenterPasswordResets',
  company: 'modifyCompanies',
  listing: 'modifyListingStatus',
};

/** Returns a function that loads the shown notes again. */
export function useReloadNotes(): () => void {
  const dispatch = useDispatch();
  return () => dispatch(noteCalls.util.invalidateTags([noteTag]));
}
