import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Address of the client that continued a payment or a card setup last. Deleted after a day. */
@Entity('payment_client')
export class PaymentClient {
  @PrimaryColumn('text', { name: 'provider_id' }) providerId!: string;
  /** IPv4 address, or the /64 prefix of an IPv6 address. */
  @Column('text') address!: string;
  @Index('payment_client_age')
  @Column('timestamptz', { default: () => 'now()' })
  since!: Date;
}
