import { InvalidConfigError, ProcessConfig } from '@porchlight/service-kit';
import { IsBoolean, IsIn, IsOptional, IsUrl, Matches, MinLength } from 'class-validator';

/** Configuration of the payment sandbox. Its keys are public, since no money moves. */
export class PaymentSandboxConfig extends ProcessConfig {
  /** Must be set explicitly in production. */
  @IsOptional() @IsBoolean() paymentSandbox?: boolean;
  /** Secret key that its client sends, in the form of Stripe's test keys. */
  @Matches(/^sk_test_\w{10,}$/, { message: 'paymentSandboxKey must look like sk_test_… with 10 letters or more' })
  paymentSandboxKey = 'sk_test_porchlightSandbox';
  /** Secret that signs events. */
  @MinLength(16) paymentWebhookSecret = 'whsec_porchlightSandbox';
  /** Address that gets the events; without it they are only stored. */
  @IsOptional()
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  paymentWebhookUrl?: string;
  @IsIn(['demo', 'none']) seed: 'demo' | 'none' = 'none';
}

/**
 * Refuses production unless the sandbox is asked for by name: orders would be fulfilled without a payment. Refuses demo
 * data in production.
 */
export function requireAllowed({ isProduction, paymentSandbox, seed }: PaymentSandboxConfig): void {
  if (isProduction && !paymentSandbox)
    throw new InvalidConfigError(
      'The payment sandbox accepts test cards and moves no money. Set STRIPE_SECRET_KEY to be paid; to run the sandbox in production, ask for it by name: PAYMENT_SANDBOX=on',
    );
  if (isProduction && seed === 'demo')
    throw new InvalidConfigError('SEED must not be demo in production: it has the payments of the demo only');
}
