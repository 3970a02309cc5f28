import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { registerRights } from './register-rights.ts';

/** Registers the permissions of the code at every start. */
@Injectable()
export class RightsRegistry implements OnModuleInit {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async onModuleInit(): Promise<void> {
    await this.source.transaction(registerRights);
  }
}
