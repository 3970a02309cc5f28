import { Injectable } from '@nestjs/common';
import { holdScores, type Inquiry } from '@porchlight/contracts/catalog';
import type { EntityManager } from 'typeorm';
import { SpamSignatures } from './spam-signatures.ts';
import { suspicionOf, type Suspicion } from './suspicion.ts';

/** Message before it is stored. */
export interface IncomingMessage {
  readonly inquiry: Pick<Inquiry, 'website' | 'email' | 'message'>;
  /** Key of the writer. */
  readonly writer: string;
  readonly isPageViewPlausible: boolean;
}

/** Decides whether a message is passed on at once or held for a check. */
@Injectable()
export class MessageScreening {
  constructor(private readonly signatures: SpamSignatures) {}

  /** Returns why a message is held; undefined when it is passed on at once. */
  async screen(
    manager: EntityManager,
    { inquiry, writer, isPageViewPlausible }: IncomingMessage,
  ): Promise<Suspicion | undefined> {
    const known = await this.signatures.match(manager, { text: inquiry.message, writer });
    const suspicion = suspicionOf({ ...inquiry, isPageViewPlausible, ...known });
    return suspicion.score >= holdScores.held ? suspicion : undefined;
  }
}
