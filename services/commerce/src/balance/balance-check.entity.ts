import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A day on which the provider's movements were compared with the books. */
@Entity('balance_check')
export class BalanceCheck {
  /** UTC. */
  @PrimaryColumn('date') day!: string;
  /** Movements at the provider. */
  @Column('int', { name: 'movement_count' }) movementCount!: number;
  @Column('int', { name: 'difference_count' }) differenceCount!: number;
  @Column('timestamptz', { name: 'checked_at', default: () => 'now()' }) checkedAt!: Date;
}
