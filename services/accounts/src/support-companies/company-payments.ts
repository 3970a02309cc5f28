import { Injectable } from '@nestjs/common';
import { findCompanyOfPayment, paymentNumberPattern, type CompanyOfPayment } from '@porchlight/contracts/internal';
import { errorFields, Log, ServiceClient } from '@porchlight/service-kit';

/** Company of a payment, and whether commerce was there to find it. */
interface FoundPayment extends CompanyOfPayment {
  readonly hasPayments: boolean;
}

/** Finds companies by what they paid. */
@Injectable()
export class CompanyPayments {
  constructor(
    private readonly services: ServiceClient,
    private readonly log: Log,
  ) {}

  /** Takes the number of an order, a receipt or a credit note; no other text is looked up. */
  async companyOf(number: string): Promise<FoundPayment> {
    if (!paymentNumberPattern.test(number)) return { hasPayments: true };
    try {
      return { ...(await this.services.call(findCompanyOfPayment, { query: { number } })), hasPayments: true };
    } catch (error) {
      this.log.warn('company of a payment not searched', errorFields(error));
      return { hasPayments: false };
    }
  }
}
