import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { login, type LoginResponse } from '@porchlight/contracts/accounts';
import { ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { LoginService } from './login.service.ts';

@Controller()
export class LoginController {
  constructor(private readonly service: LoginService) {}

  @Handle(login)
  login(@Input() { body }: InputOf<typeof login>, @ClientOf() client: Client): Promise<LoginResponse> {
    return this.service.login(body, client);
  }
}
