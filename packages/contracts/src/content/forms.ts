import { IsEmail, IsIn, IsOptional, IsString, Length, Matches, MaxLength } from 'class-validator';
import { access } from '../kernel/routes/access.ts';
import { IsSlug } from '../kernel/input/fields.ts';
import { route } from '../kernel/routes/route.ts';

/** Topics of a contact message. */
export const messageTopics = ['question', 'home', 'data', 'landlord', 'other'] as const;

/** Fields of a message that people fill in; the code of the page and of the mail fixes them. */
export const contactFields = ['name', 'email', 'topic', 'message'] as const;

/** A message to the site's staff. The class is the schema of the form, in the browser and on the server. */
export class ContactMessage {
  /** Idempotency key created by the client: a second request with the same key is the same message. */
  @IsString() @Matches(/^[a-z0-9]{20,40}$/) key!: string;
  @IsString() @Length(1, 80) name!: string;
  @IsEmail() @MaxLength(254) email!: string;
  @IsIn(messageTopics) topic!: (typeof messageTopics)[number];
  @IsString() @Length(10, 4000) message!: string;
  /** Address of the page that the message was written on. */
  @IsOptional() @IsString() @MaxLength(300) page?: string;
  /** Honeypot: hidden from people, so only bots fill it in. */
  @IsOptional() @IsString() @MaxLength(200) website?: string;
}
export class FormParams {
  @IsSlug() key!: string;
}
/** Confirmation shown to the sender. */
export class FormResponse {
  @IsString() message!: string;
}

export const sendForm = route({
  service: 'content',
  method: 'POST',
  path: '/forms/:key/submissions',
  access: access.anyone,
  params: FormParams,
  body: ContactMessage,
  response: FormResponse,
  status: 201,
  lane: 'write',
  errors: ['form-not-found', 'key-taken'],
  summary: 'Send a message to the site’s staff',
});
