import { Controller, type StreamableFile } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import {
  deleteRenter,
  exportStaffRenters,
  getStaffRenter,
  listStaffRenters,
  sendRenterPasswordReset,
  showRenterPersonalData,
  stopRenterMails,
  type DeletionScheduled,
  type RenterPersonalData,
  type StaffRenterResponse,
  type StaffRentersPage,
} from '@porchlight/contracts/accounts';
import { CallerOf, ClientOf, csvFile, Handle, Input, type Client } from '@porchlight/service-kit';
import { RenterActs } from './renter-acts.ts';
import { RenterDetail } from './renter-detail.ts';
import { RenterLists } from './renter-lists.ts';

/** Endpoints of staff for renters. */
@Controller()
export class RentersAdminController {
  constructor(
    private readonly lists: RenterLists,
    private readonly detail: RenterDetail,
    private readonly acts: RenterActs,
  ) {}

  @Handle(listStaffRenters)
  list(@Input() { query }: InputOf<typeof listStaffRenters>): Promise<StaffRentersPage> {
    return this.lists.page(query);
  }

  @Handle(exportStaffRenters)
  async export(
    @Input() { query }: InputOf<typeof exportStaffRenters>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<StreamableFile> {
    return csvFile('renters.csv', await this.lists.file(query, { caller, client }));
  }

  @Handle(getStaffRenter)
  async get(@Input() { params }: InputOf<typeof getStaffRenter>): Promise<StaffRenterResponse> {
    return { renter: await this.detail.get(params.id) };
  }

  @Handle(showRenterPersonalData)
  show(
    @Input() { params }: InputOf<typeof showRenterPersonalData>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<RenterPersonalData> {
    return this.detail.personalData(params.id, { caller, client });
  }

  @Handle(sendRenterPasswordReset)
  async reset(
    @Input() { params }: InputOf<typeof sendRenterPasswordReset>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<Done> {
    await this.acts.sendPasswordReset(params.id, { caller, client });
    return {};
  }

  @Handle(stopRenterMails)
  async stop(
    @Input() { params }: InputOf<typeof stopRenterMails>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<Done> {
    await this.acts.stopMails(params.id, { caller, client });
    return {};
  }

  @Handle(deleteRenter)
  async delete(
    @Input() { params, body }: InputOf<typeof deleteRenter>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<DeletionScheduled> {
    return { deletesAt: (await this.acts.delete(params.id, body.email, { caller, client })).toISOString() };
  }
}
