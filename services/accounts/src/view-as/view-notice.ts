import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { EntityManager } from 'typeorm';
import { AccountsConfig } from '../config.ts';
import { Mailer } from '../mail/mailer.ts';

/** User whose account is viewed. */
export interface ViewedUser {
  readonly id: string;
  readonly state: string;
  readonly firstName: string;
  readonly language: Language;
  readonly roles: readonly string[];
}

/** Mails users that support viewed their account, unless `VIEW_AS_MAIL` is off. */
@Injectable()
export class ViewNotice {
  constructor(
    private readonly mailer: Mailer,
    private readonly config: AccountsConfig,
  ) {}

  async send(manager: EntityManager, { id, firstName, language }: ViewedUser, reason: string): Promise<void> {
    if (!this.config.viewAsMail) return;
    await this.mailer.request(manager, {
      template: 'viewed-by-support',
      key: `viewed-by-support:${randomUUID()}`,
      personId: id,
      language,
      words: { firstName, at: new Date().toISOString(), reason },
    });
  }
}
