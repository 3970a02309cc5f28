import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  createApiKey,
  getApiUse,
  listApiKeys,
  revokeApiKey,
  type ApiKeys,
  type ApiUse,
  type CreatedApiKey,
  type RevokedApiKey,
} from '@porchlight/contracts/accounts';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { ApiKeysService } from './api-keys.service.ts';
import { ApiUseService } from './api-use.service.ts';

@Controller()
export class ApiKeysController {
  constructor(
    private readonly keys: ApiKeysService,
    private readonly use: ApiUseService,
  ) {}

  @Handle(listApiKeys)
  async list(@Input() _: InputOf<typeof listApiKeys>): Promise<ApiKeys> {
    return { keys: await this.keys.list() };
  }

  @Handle(createApiKey)
  create(
    @Input() { body }: InputOf<typeof createApiKey>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<CreatedApiKey> {
    return this.keys.create(body, { caller, client });
  }

  @Handle(revokeApiKey)
  async revoke(
    @Input() { params }: InputOf<typeof revokeApiKey>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<RevokedApiKey> {
    return { key: await this.keys.revoke(params.id, { caller, client }) };
  }

  @Handle(getApiUse)
  async lastDays(@Input() { query }: InputOf<typeof getApiUse>): Promise<ApiUse> {
    return { days: await this.use.lastDays(query.key) };
  }
}
