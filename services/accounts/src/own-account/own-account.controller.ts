import { Controller } from '@nestjs/common';
import type { Caller, Done, InputOf, Language } from '@porchlight/contracts';
import {
  acknowledgeLogin,
  changeMyCompany,
  changeUser,
  confirmMailChange,
  getMailChange,
  getMyCompany,
  type CompanyResponse,
  type ConfirmState,
  type LoginAcknowledged,
  type MyUser,
} from '@porchlight/contracts/accounts';
import { formatReference } from '@porchlight/messages';
import { CallerOf, ClientOf, Handle, Input, LanguageOf, requireUser, type Client } from '@porchlight/service-kit';
import { CompanyChanges } from './company-changes.ts';
import { LoginGreeting } from './login-greeting.ts';
import { MailChanges } from './mail-changes.ts';
import { UserChanges } from './user-changes.ts';
import { messages } from './messages.ts';

/** The user's own account: profile, company, email change and login greeting. */
@Controller()
export class OwnAccountController {
  constructor(
    private readonly users: UserChanges,
    private readonly companies: CompanyChanges,
    private readonly mailChanges: MailChanges,
    private readonly greeting: LoginGreeting,
  ) {}

  @Handle(changeUser)
  async change(
    @Input() { body }: InputOf<typeof changeUser>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<MyUser> {
    return { user: await this.users.change(caller, body, client) };
  }

  @Handle(getMyCompany)
  async company(@Input() _: InputOf<typeof getMyCompany>, @CallerOf() caller: Caller): Promise<CompanyResponse> {
    return { company: await this.companies.get(requireUser(caller)) };
  }

  @Handle(changeMyCompany)
  async changeCompany(
    @Input() { body }: InputOf<typeof changeMyCompany>,
    @CallerOf() caller: Caller,
  ): Promise<CompanyResponse> {
    return { company: await this.companies.change(requireUser(caller), body) };
  }

  @Handle(getMailChange)
  mailChange(@Input() { params }: InputOf<typeof getMailChange>): Promise<ConfirmState> {
    return this.mailChanges.inspect(params.token);
  }

  @Handle(confirmMailChange)
  async confirm(
    @Input() { params }: InputOf<typeof confirmMailChange>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
    @LanguageOf() language: Language,
  ): Promise<Done> {
    const isChanged = await this.mailChanges.confirm(params.token, caller, client);
    return { message: formatReference(language, isChanged ? messages.mailChanged : messages.otherAddressNext) };
  }

  @Handle(acknowledgeLogin)
  acknowledge(@Input() _: InputOf<typeof acknowledgeLogin>, @CallerOf() caller: Caller): Promise<LoginAcknowledged> {
    return this.greeting.acknowledge(requireUser(caller));
  }
}
