import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Caller } from '@porchlight/contracts';
import type { RecoveryCodes, TotpSecret, TotpState } from '@porchlight/contracts/accounts';
import { Problem, type Client } from '@porchlight/service-kit';
import { generateSecret, generateURI } from 'otplib';
import type { DataSource, EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { incorrectCode } from '../confirm/mail-codes.ts';
import { Mailer } from '../mail/mailer.ts';
import { PasswordConfirmation } from '../credentials/password-confirmation.ts';
import { PasswordOwners } from '../credentials/password-owners.ts';
import { isStaff } from '../rights/role-permissions.ts';
import { StaffTotp } from '../rights/staff-totp.ts';
import { TotpCheck } from './totp-check.ts';
import { TotpStore } from './totp-store.ts';
import { messages } from './messages.ts';

const changes = { 'totp.on': 'on', 'totp.off': 'off', 'totp.codes-renewed': 'codes' } as const;

/** Two-factor authentication of the caller's account: enabled by a first code, disabled by the password. */
@Injectable()
export class TotpService {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly store: TotpStore,
    private readonly check: TotpCheck,
    private readonly passwords: PasswordConfirmation,
    private readonly owners: PasswordOwners,
    private readonly mailer: Mailer,
    private readonly audit: Audit,
    private readonly staffTotp: StaffTotp,
  ) {}

  async state({ userId = '', roles }: Caller): Promise<TotpState> {
    const isRequired = isStaff(roles) && (await this.staffTotp.isRequired());
    return {
      isOn: await this.store.isOn(userId),
      isRequired,
      recoveryCodesLeft: await this.store.recoveryCodesLeft(userId),
    };
  }

  async start(caller: Caller, password: string, client: Client): Promise<TotpSecret> {
    const { id, email } = await this.passwords.confirm(caller, password, client);
    const secret = generateSecret();
    if (!(await this.store.begin(id, secret))) throw new Problem(403, 'email-unverified', messages.notConfirmed);
    return { secret, otpauthUrl: generateURI({ issuer: 'Porchlight', label: email, secret }) };
  }

  async confirm({ userId = '', sessionId = '' }: Caller, code: string, client: Client): Promise<RecoveryCodes> {
    await this.check.countSetup(sessionId);
    const recoveryCodes = await this.source.transaction(async (manager) => {
      if (!(await this.store.confirm(manager, userId, code))) return undefined;
      await this.#notify(manager, userId, 'totp.on', client);
      return this.store.newRecoveryCodes(manager, userId);
    });
    if (recoveryCodes) return { recoveryCodes };
    await this.audit.recordOwn(this.source.manager, userId, 'totp.refused', client);
    throw incorrectCode(messages.codeWrong);
  }

  /** Throws 409 when two-factor authentication is off. */
  async renewRecoveryCodes(caller: Caller, password: string, client: Client): Promise<RecoveryCodes> {
    const { id } = await this.passwords.confirm(caller, password, client);
    if (!(await this.store.isOn(id))) throw new Problem(409, 'totp-off', messages.isOff);
    return this.source.transaction(async (manager) => {
      const recoveryCodes = await this.store.newRecoveryCodes(manager, id);
      await this.#notify(manager, id, 'totp.codes-renewed', client);
      return { recoveryCodes };
    });
  }

  async end(caller: Caller, password: string, client: Client): Promise<void> {
    const { id } = await this.passwords.confirm(caller, password, client);
    await this.source.transaction(async (manager) => {
      if (await this.store.end(manager, id)) await this.#notify(manager, id, 'totp.off', client);
    });
  }

  async #notify(manager: EntityManager, personId: string, action: keyof typeof changes, client: Client): Promise<void> {
    const owner = await this.owners.byId(manager, personId);
    if (owner)
      await this.mailer.request(manager, {
        template: 'second-step-changed',
        key: `second-step-changed:${randomUUID()}`,
        personId,
        language: owner.language,
        words: { firstName: owner.firstName, change: changes[action], at: new Date().toISOString() },
      });
    await this.audit.recordOwn(manager, personId, action, client);
  }
}
