import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Caller } from '@porchlight/contracts';
import type { RecoveryCodes, TotpSecret, TotpState } from '@porchlight/contracts/accounts';
import { Problem, type Client } from '@porchlight/service-kit';
import { generateSecret, generateURI } from 'otplib';
import type { DataSource, EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { AccountsConfig } from '../config.ts';
import { codeWrong } from '../confirm/mail-verification.ts';
import { Mailer } from '../mail/mailer.ts';
import { PasswordChangeService } from '../password/password-change.service.ts';
import { PasswordOwners } from '../password/password-owners.ts';
import { staffRoles } from '../rights/role-permissions.ts';
import { TotpCheck } from './totp-check.ts';
import { TotpStore } from './totp-store.ts';
import { words } from './words.ts';

/** The second step of the own account: switched on by its first code, off by the password. */
@Injectable()
export class TotpService {
  constructor(@InjectDataSource() private readonly source: DataSource, private readonly store: TotpStore, private readonly check: TotpCheck, private readonly passwords: PasswordChangeService,
    private readonly owners: PasswordOwners, private readonly mailer: Mailer, private readonly audit: Audit, private readonly config: AccountsConfig) {}

  async state({ userId = '', roles }: Caller): Promise<TotpState> {
    const isRequired = this.config.isProduction && staffRoles.some((role) => roles.includes(role));
    return { isOn: await this.store.isOn(userId), isRequired, recoveryCodesLeft: await this.store.recoveryCodesLeft(userId) };
  }

  async start(caller: Caller, password: string): Promise<TotpSecret> {
    const { id, email } = await this.passwords.confirm(caller, password);
    const secret = generateSecret();
    if (!(await this.store.begin(id, secret))) throw new Problem(409, 'totp-on', words.alreadyOn);
    return { secret, otpauthUrl: generateURI({ issuer: 'Porchlight', label: email, secret }) };
  }

  async confirm({ userId = '' }: Caller, code: string, client: Client): Promise<RecoveryCodes> {
    if ((await this.store.isOn(userId)) || !(await this.check.take(userId, code))) throw codeWrong(words.codeWrong);
    return this.source.transaction(async (manager) => {
      const recoveryCodes = await this.store.confirm(manager, userId);
      if (!recoveryCodes) throw codeWrong(words.codeWrong);
      await this.#tell(manager, userId, 'totp.on', client);
      return { recoveryCodes };
    });
  }

  async end(caller: Caller, password: string, client: Client): Promise<void> {
    const { id } = await this.passwords.confirm(caller, password);
    await this.source.transaction(async (manager) => { if (await this.store.end(manager, id)) await this.#tell(manager, id, 'totp.off', client); });
  }

  async #tell(manager: EntityManager, personId: string, action: 'totp.on' | 'totp.off', { ip, requestId }: Client): Promise<void> {
    const owner = await this.owners.byId(manager, personId);
    if (owner) await this.mailer.request(manager, { template: 'second-step-changed', key: `second-step-changed:${randomUUID()}`, personId, language: owner.language,
      words: { firstName: owner.firstName, change: action === 'totp.on' ? 'on' : 'off', at: new Date().toISOString() } });
    await this.audit.record(manager, { action, actorId: personId, objectKind: 'person', objectId: personId, ip, requestId });
  }
}
