import { Controller } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import {
  confirmMergedLogin,
  getAccountMerge,
  getMergedLogin,
  listUserMerges,
  previewAccountMerge,
  startAccountMerge,
  undoAccountMerge,
  type AccountMerge,
  type ConfirmState,
  type MergePreview,
  type UserMerges,
} from '@porchlight/contracts/accounts';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { ConfirmPages } from '../confirm/confirm-pages.ts';
import { AccountMergesService } from './account-merges.service.ts';
import { MergedLogins } from './merged-logins.ts';

/** Merges of accounts by support, and the address of a merged account as a login. */
@Controller()
export class AccountMergesController {
  constructor(
    private readonly merges: AccountMergesService,
    private readonly logins: MergedLogins,
    private readonly pages: ConfirmPages,
  ) {}

  @Handle(previewAccountMerge)
  preview(
    @Input() { body }: InputOf<typeof previewAccountMerge>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<MergePreview> {
    return this.merges.preview(body, { caller, client });
  }

  @Handle(startAccountMerge)
  start(
    @Input() { body }: InputOf<typeof startAccountMerge>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<AccountMerge> {
    return this.merges.start(body, { caller, client });
  }

  @Handle(getAccountMerge)
  get(@Input() { params }: InputOf<typeof getAccountMerge>): Promise<AccountMerge> {
    return this.merges.get(params.id);
  }

  @Handle(listUserMerges)
  async list(@Input() { params }: InputOf<typeof listUserMerges>): Promise<UserMerges> {
    return { merges: await this.merges.list(params.userId) };
  }

  @Handle(undoAccountMerge)
  async undo(
    @Input() { params }: InputOf<typeof undoAccountMerge>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<Done> {
    await this.merges.undo(params.id, { caller, client });
    return {};
  }

  @Handle(getMergedLogin)
  loginState(@Input() { params }: InputOf<typeof getMergedLogin>): Promise<ConfirmState> {
    return this.pages.stateOf('merged-login', params.token);
  }

  @Handle(confirmMergedLogin)
  async confirmLogin(
    @Input() { params }: InputOf<typeof confirmMergedLogin>,
    @ClientOf() client: Client,
  ): Promise<Done> {
    await this.logins.confirm(params.token, client);
    return {};
  }
}
