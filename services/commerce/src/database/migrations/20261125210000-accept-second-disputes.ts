import type { MigrationInterface, QueryRunner } from 'typeorm';

const orders = {
  pending: ['paid', 'cancelled', 'expired'],
  cancelled: ['paid'],
  expired: ['paid'],
  paid: ['fulfilled', 'refunded'],
  fulfilled: ['part_refunded', 'refunded', 'disputed'],
  part_refunded: ['fulfilled', 'refunded', 'disputed'],
  disputed: ['fulfilled', 'part_refunded', 'refunded', 'lost'],
  refunded: ['fulfilled', 'part_refunded', 'disputed'],
};

/** Lets a bank dispute another part of an order after it won the first. */
export class AcceptSecondDisputes20261125210000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await guardOrders(runner, { ...orders, lost: ['disputed'] });
  }

  async down(runner: QueryRunner): Promise<void> {
    await guardOrders(runner, orders);
  }
}

async function guardOrders(runner: QueryRunner, transitions: object): Promise<void> {
  await runner.query(`create or replace trigger purchase_order_transition before update of state on purchase_order
    for each row when (old.state is distinct from new.state)
    execute function refuse_transition('${JSON.stringify(transitions)}')`);
}
