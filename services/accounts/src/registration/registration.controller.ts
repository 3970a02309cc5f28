import { Controller } from '@nestjs/common';
import type { Caller, Done, InputOf, Language } from '@porchlight/contracts';
import {
  checkMailDomain,
  register,
  registerLandlord,
  resendConfirmation,
  resendLandlordCode,
  verifyLandlord,
  type LoginResponse,
  type MailDomain,
} from '@porchlight/contracts/accounts';
import {
  CallerOf,
  ClientOf,
  Handle,
  Input,
  LanguageOf,
  Problem,
  requireUser,
  type Client,
} from '@porchlight/service-kit';
import { ConfirmationMails } from './confirmation-mails.ts';
import { LandlordCodeService } from './landlord-code.service.ts';
import { MailDomains } from './mail-domains.ts';
import { RegistrationService } from './registration.service.ts';
import { messages } from './messages.ts';

@Controller()
export class RegistrationController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly codes: LandlordCodeService,
    private readonly confirmations: ConfirmationMails,
    private readonly domains: MailDomains,
  ) {}

  @Handle(register)
  async register(
    @Input() { body }: InputOf<typeof register>,
    @LanguageOf() language: Language,
    @ClientOf() client: Client,
  ): Promise<LoginResponse> {
    if (body.type === 'landlord')
      throw new Problem(422, 'landlord-elsewhere', messages.landlordElsewhere, {
        errors: { type: [messages.landlordElsewhere] },
      });
    return this.registration.register(body, language, client);
  }

  @Handle(registerLandlord)
  registerLandlord(
    @Input() { body }: InputOf<typeof registerLandlord>,
    @LanguageOf() language: Language,
    @ClientOf() client: Client,
  ): Promise<LoginResponse> {
    return this.registration.registerLandlord(body, language, client);
  }

  @Handle(checkMailDomain)
  async checkMailDomain(@Input() { query }: InputOf<typeof checkMailDomain>): Promise<MailDomain> {
    const receivesMail = await this.domains.receivesMail(query.domain);
    return receivesMail === undefined ? {} : { receivesMail };
  }

  @Handle(verifyLandlord)
  async verify(
    @Input() { body }: InputOf<typeof verifyLandlord>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<Done> {
    await (caller.userId === undefined
      ? this.codes.verifyByAddress(body, client)
      : this.codes.verifyOwn(body, caller, client));
    return {};
  }

  @Handle(resendLandlordCode)
  async resend(@Input() { body }: InputOf<typeof resendLandlordCode>): Promise<Done> {
    await this.codes.resend(body.email);
    return {};
  }

  @Handle(resendConfirmation)
  async resendConfirmation(@Input() _: InputOf<typeof resendConfirmation>, @CallerOf() caller: Caller): Promise<Done> {
    await this.confirmations.resend(requireUser(caller));
    return {};
  }
}
