import { IsEmail, IsIn, IsInt, IsOptional, IsString, Length, Matches, Max, MaxLength, Min } from 'class-validator';
import { access } from '../kernel/access.ts';
import { IsSlug } from '../kernel/fields.ts';
import { route } from '../kernel/route.ts';

/** What a message to us may be about. */
export const messageTopics = ['question', 'home', 'data', 'landlord', 'other'] as const;

/** A message to us. Its fields are the schema of the form, in the browser and on the server. */
export class ContactMessage {
  /** Made by the client for one message; the same key again is the same message, sent twice. */
  @IsString() @Matches(/^[a-z0-9]{20,40}$/) key!: string;
  @IsString() @Length(1, 80) name!: string;
  @IsEmail() @MaxLength(254) email!: string;
  @IsIn(messageTopics) topic!: (typeof messageTopics)[number];
  @IsString() @Length(10, 4000) message!: string;
  /** Address of the page that it was written on. */
  @IsOptional() @IsString() @MaxLength(300) page?: string;
  /** Not shown to people: only a program fills it in. */
  @IsOptional() @IsString() @MaxLength(200) website?: string;
  /** How long the form was open; nobody writes a message in a moment. */
  @IsInt() @Min(0) @Max(2_000_000_000) openForMs!: number;
}
export class FormParams {
  @IsSlug() key!: string;
}
/** The words of thanks. */
export class FormAnswer {
  @IsString() message!: string;
}

export const sendForm = route({
  service: 'content',
  method: 'POST',
  path: '/forms/:key/submissions',
  access: access.anyone,
  params: FormParams,
  body: ContactMessage,
  answer: FormAnswer,
  status: 201,
  lane: 'write',
  errors: ['form-not-found', 'key-taken'],
  summary: 'Send a message to us; it waits for the people who read it',
});
