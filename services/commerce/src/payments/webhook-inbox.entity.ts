import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Event of the payment provider that was received: each is handled once. Deleted after 90 days. */
@Entity('webhook_inbox')
export class WebhookInbox {
  @PrimaryColumn('text', { name: 'event_id' }) eventId!: string;
  @Column('text') type!: string;
  @Column('text', { name: 'object_id' }) objectId!: string;
  @Index('webhook_inbox_age')
  @Column('timestamptz', { name: 'received_at', default: () => 'now()' })
  receivedAt!: Date;
}
