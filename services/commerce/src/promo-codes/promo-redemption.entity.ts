import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Use of a promo code by an order: reserved while it is open, final once it is paid, released when it is not. */
@Entity('promo_redemption')
@Check('promo_redemption_state', `state in ('reserved', 'final', 'released')`)
@Index('promo_redemption_slot', ['promoCodeId', 'companyId', 'slot'], { unique: true, where: `state <> 'released'` })
export class PromoRedemption {
  @PrimaryColumn('uuid', { name: 'order_id' }) orderId!: string;
  @Column('uuid', { name: 'promo_code_id' }) promoCodeId!: string;
  @Column('uuid', { name: 'company_id' }) companyId!: string;
  /** From 1 to the limit per company, which makes that limit a unique index. */
  @Column('int') slot!: number;
  @Column('text', { default: 'reserved' }) state!: 'reserved' | 'final' | 'released';
  @Column('int', { name: 'discount_cents' }) discountCents!: number;
}
