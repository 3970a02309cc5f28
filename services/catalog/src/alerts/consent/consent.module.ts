import { Module } from '@nestjs/common';
import { LocationsModule } from '../../locations/locations.module.ts';
import { SearchesModule } from '../searches/searches.module.ts';
import { SendingModule } from '../sending/sending.module.ts';
import { AlertConfirmation } from './alert-confirmation.ts';
import { AlertLinksController } from './alert-links.controller.ts';
import { GuestAlertSignup } from './guest-alert-signup.ts';
import { Unsubscription } from './unsubscription.ts';

/** Consent to alert mails: sign-up of guests, confirmation and unsubscription by mailed links. */
@Module({
  imports: [LocationsModule, SearchesModule, SendingModule],
  controllers: [AlertLinksController],
  providers: [AlertConfirmation, GuestAlertSignup, Unsubscription],
  exports: [AlertConfirmation, GuestAlertSignup],
})
export class ConsentModule {}
