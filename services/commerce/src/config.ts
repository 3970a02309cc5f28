import { InvalidConfigError, ServiceConfig } from '@porchlight/service-kit';
import { IsBoolean, IsOptional, IsUrl, Matches, MinLength } from 'class-validator';

/** Configuration of commerce in addition to the common service configuration. */
export class CommerceConfig extends ServiceConfig {
  /** Secret key of the Stripe account that is paid. Without it payments go to the sandbox, if there is one. */
  @IsOptional()
  @Matches(/^(sk|rk)_(test|live)_\w{10,}$/, { message: 'stripeSecretKey must look like sk_live_…' })
  stripeSecretKey?: string;
  /** Key for the card fields in the browser. */
  @IsOptional()
  @Matches(/^pk_(test|live)_\w{10,}$/, { message: 'stripePublishableKey must look like pk_live_…' })
  stripePublishableKey?: string;
  /** Secret that signs the events of Stripe. */
  @IsOptional() @MinLength(16) stripeWebhookSecret?: string;
  /** Address of the payment sandbox. */
  @IsOptional()
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  paymentSandboxUrl?: string;
  /** Must be set explicitly in production. */
  @IsOptional() @IsBoolean() paymentSandbox?: boolean;
  @Matches(/^sk_test_\w{10,}$/) paymentSandboxKey = 'sk_test_porchlightSandbox';
  /** Secret that signs the events of the sandbox. */
  @MinLength(16) paymentWebhookSecret = 'whsec_porchlightSandbox';
}

/** Refuses a sandbox in production unless it is asked for by name, and a Stripe account without its other secrets. */
export function requirePayments(config: CommerceConfig): void {
  const { stripeSecretKey, stripePublishableKey, stripeWebhookSecret } = config;
  if (stripeSecretKey !== undefined && (stripePublishableKey === undefined || stripeWebhookSecret === undefined))
    throw new InvalidConfigError('STRIPE_SECRET_KEY needs STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET');
  if (stripeSecretKey === undefined && config.paymentSandboxUrl && config.isProduction && !config.paymentSandbox)
    throw new InvalidConfigError(
      'PAYMENT_SANDBOX_URL is a sandbox that moves no money. Set STRIPE_SECRET_KEY to be paid; to run the sandbox in production, ask for it by name: PAYMENT_SANDBOX=on',
    );
}
