import { IsBoolean, IsIn } from 'class-validator';
import { ConfirmState, LinkParams } from '../../kernel/addresses/confirm-links.ts';
import { Done } from '../../kernel/input/fields.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { ListingIdParams } from '../favourites/favourites.ts';

/**
 * State of the contact address of a listing: the listing has none, it is an address of the landlord's account, its
 * mailbox was not asked, has not answered, agreed, or refused.
 */
export const leadContactStates = ['none', 'own', 'unasked', 'waiting', 'confirmed', 'refused'] as const;
export type LeadContactState = (typeof leadContactStates)[number];

/** Whether the contact address of a listing gets the messages of renters. */
export class LeadContact {
  @IsIn(leadContactStates) state!: LeadContactState;
  /** The mailbox can be asked now: at most once in 24 hours, by a landlord with a confirmed address. */
  @IsBoolean() canRequest!: boolean;
}

export const getLeadContact = route({
  service: 'catalog',
  method: 'GET',
  path: '/elandlord/listings/:id/lead-contact',
  access: access.role('landlord', 'viewPortalListings'),
  params: ListingIdParams,
  response: LeadContact,
  errors: ['listing-not-found'],
  summary: "Get whether the contact address of one of the caller's listings gets the messages of renters",
});
/** Sends nothing while `canRequest` is false. */
export const requestLeadContact = route({
  service: 'catalog',
  method: 'POST',
  path: '/elandlord/listings/:id/lead-contact/requests',
  access: access.role('landlord', 'modifyLeads'),
  params: ListingIdParams,
  response: LeadContact,
  lane: 'write',
  errors: ['listing-not-found', 'too-many-contacts'],
  summary: 'Ask the mailbox of a contact address whether it wants the messages of renters',
});
/** `title` is the company of the landlord. GET changes nothing, because mail scanners open links too. */
export const getLeadContactConfirmation = route({
  service: 'catalog',
  method: 'GET',
  path: '/confirm/lead-contact/:token',
  access: access.anyone,
  params: LinkParams,
  response: ConfirmState,
  summary: 'Get the state of a link to agree to messages of renters',
});
export const confirmLeadContact = route({
  service: 'catalog',
  method: 'POST',
  path: '/confirm/lead-contact/:token',
  access: access.anyone,
  params: LinkParams,
  response: Done,
  lane: 'write',
  errors: ['link-dead'],
  summary: 'Agree to messages of renters with the link sent by mail',
});
/** `title` is the company of the landlord. */
export const getLeadContactRefusal = route({
  service: 'catalog',
  method: 'GET',
  path: '/confirm/lead-contact-refusal/:token',
  access: access.anyone,
  params: LinkParams,
  response: ConfirmState,
  summary: 'Get the state of a link to refuse messages of renters',
});
/** Final for the landlord and the mailbox. */
export const refuseLeadContact = route({
  service: 'catalog',
  method: 'POST',
  path: '/confirm/lead-contact-refusal/:token',
  access: access.anyone,
  params: LinkParams,
  response: Done,
  lane: 'write',
  errors: ['link-dead'],
  summary: 'Refuse messages of renters with a link of a mail, also after agreeing to them',
});
