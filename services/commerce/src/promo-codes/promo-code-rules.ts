import { Injectable } from '@nestjs/common';
import type { ResourceRules } from '@porchlight/service-kit';
import { In, Not, type EntityManager } from 'typeorm';
import { CreditBundle } from '../credit-bundles/credit-bundle.entity.ts';
import { endsTooEarly, refuseFields } from '../field-faults.ts';
import { editingMessages as messages } from './editing-messages.ts';
import type { EditablePromoCode } from './editable-promo-code.entity.ts';
import { PromoCode } from './promo-code.entity.ts';
import { valueFields } from './promo-value.ts';

const lockSql = `
  select used, spent_cents as "spentCents",
    exists (select from purchase_order where promo_code_id = promo_code.id) as "isUsed"
  from promo_code where id = $1 for update`;
interface Uses {
  readonly used: number;
  readonly spentCents: string;
  readonly isUsed: boolean;
}
const none: Uses = { used: 0, spentCents: '0', isUsed: false };

/** Keeps a code consistent: a value of its kind, a currency for amounts, limits above what is used, a fixed text. */
@Injectable()
export class PromoCodeRules implements ResourceRules<EditablePromoCode> {
  async beforeSave(code: EditablePromoCode, manager: EntityManager, before?: EditablePromoCode): Promise<void> {
    // Orders that reserve a use wait until the change is committed.
    const [uses = none] = before ? await manager.query<Uses[]>(lockSql, [before.id]) : [];
    refuseFields({
      ...termFaults(code),
      code: await this.#codeFault(code, manager),
      bundles: await this.#bundlesFault(code, manager),
      ...(before && useFaults(code, before, uses)),
    });
    const valueField = valueFields[code.kind];
    for (const field of Object.values(valueFields)) if (field !== valueField) code[field] = null;
    code.bundles = [...code.bundles].sort();
  }

  async #codeFault({ id, code }: EditablePromoCode, manager: EntityManager) {
    const isTaken = await manager.existsBy(PromoCode, { code, ...(id ? { id: Not(id) } : {}) });
    return isTaken ? messages.codeExists : undefined;
  }

  async #bundlesFault({ bundles }: EditablePromoCode, manager: EntityManager) {
    const known = bundles.length === 0 ? 0 : await manager.countBy(CreditBundle, { id: In(bundles) });
    return known < bundles.length ? messages.unknownBundle : undefined;
  }
}

function termFaults(code: EditablePromoCode) {
  const valueField = valueFields[code.kind];
  const hasAmount = code.kind === 'amount' || [code.budgetCents, code.minPriceCents].some(Boolean);
  return {
    [valueField]: code[valueField] ? undefined : messages.noValue,
    currency: hasAmount && !code.currency ? messages.noCurrency : undefined,
    endsAt: endsTooEarly(code.startsAt, code.endsAt),
  };
}

const isBelow = (limit: number | null, used: number) => limit !== null && limit < used;
/** Returns what the uses of a stored code do not allow. */
function useFaults(code: EditablePromoCode, before: EditablePromoCode, { used, spentCents, isUsed }: Uses) {
  return {
    ...(isUsed && code.code !== before.code ? { code: messages.codeIsFixed } : {}),
    maxUses: isBelow(code.maxUses, used) ? messages.usedMore : undefined,
    budgetCents: isBelow(code.budgetCents, Number(spentCents)) ? messages.spentMore : undefined,
  };
}
