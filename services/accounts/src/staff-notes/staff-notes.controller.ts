import { Controller, type Type } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import * as accounts from '@porchlight/contracts/accounts';
import type { StaffNote, StaffNotes as StaffNotesPage } from '@porchlight/contracts/accounts';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import type { NoteSubject } from './note-subjects.ts';
import { StaffNotes } from './staff-notes.ts';

const routesOf = {
  person: {
    list: accounts.listUserNotes,
    create: accounts.createUserNote,
    change: accounts.changeUserNote,
    remove: accounts.removeUserNote,
  },
  company: {
    list: accounts.listCompanyNotes,
    create: accounts.createCompanyNote,
    change: accounts.changeCompanyNote,
    remove: accounts.removeCompanyNote,
  },
  listing: {
    list: accounts.listListingNotes,
    create: accounts.createListingNote,
    change: accounts.changeListingNote,
    remove: accounts.removeListingNote,
  },
} as const;
type Routes = (typeof routesOf)[NoteSubject];

/** Returns the endpoints of the notes about one kind of record. */
function controllerOf(kind: NoteSubject): Type {
  const routes: Routes = routesOf[kind];

  @Controller()
  class StaffNotesController {
    constructor(private readonly notes: StaffNotes) {}

    @Handle(routes.list)
    list(@Input() { params, query }: InputOf<Routes['list']>): Promise<StaffNotesPage> {
      return this.notes.page({ kind, id: params.id }, query.before);
    }

    @Handle(routes.create)
    create(
      @Input() { params, body }: InputOf<Routes['create']>,
      @CallerOf() caller: Caller,
      @ClientOf() client: Client,
    ): Promise<StaffNote> {
      return this.notes.create({ kind, id: params.id }, body.text, { caller, client });
    }

    @Handle(routes.change)
    change(
      @Input() { params, body }: InputOf<Routes['change']>,
      @CallerOf() caller: Caller,
      @ClientOf() client: Client,
    ): Promise<StaffNote> {
      return this.notes.change({ kind, id: params.id }, params.noteId, { body, author: { caller, client } });
    }

    @Handle(routes.remove)
    async remove(
      @Input() { params }: InputOf<Routes['remove']>,
      @CallerOf() caller: Caller,
      @ClientOf() client: Client,
    ): Promise<Done> {
      await this.notes.remove({ kind, id: params.id }, params.noteId, { caller, client });
      return {};
    }
  }
  return StaffNotesController;
}

/** Endpoints of the notes of staff. */
export const staffNotesControllers = (['person', 'company', 'listing'] as const).map(controllerOf);
