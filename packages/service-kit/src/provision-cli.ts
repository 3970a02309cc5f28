import { serviceNames } from '@porchlight/contracts';
import { IsOptional, IsString, Length, Matches } from 'class-validator';
import { processEnvironment } from './config/config.ts';
import { InvalidConfigError, readConfig } from './config/read-config.ts';
import { provision } from './database/provision.ts';

class ProvisionConfig {
  @Matches(/^postgres(ql)?:\/\//, {
    message: 'adminDatabaseUrl must be an address like postgres://postgres:password@127.0.0.1:5432/porchlight',
  })
  adminDatabaseUrl!: string;
  @IsString() @Length(8, 200) catalogDbPassword!: string;
  @IsString() @Length(8, 200) accountsDbPassword!: string;
  @IsString() @Length(8, 200) commerceDbPassword!: string;
  @IsString() @Length(8, 200) contentDbPassword!: string;
  @IsString() @Length(8, 200) gatewayDbPassword!: string;
  /** Set by the demo only, which runs the stand-in of the payment provider. */
  @IsOptional() @IsString() @Length(8, 200) paymentSandboxDbPassword?: string;
}

try {
  const config = readConfig(ProvisionConfig, processEnvironment());
  const { paymentSandboxDbPassword: sandbox } = config;
  await provision(config.adminDatabaseUrl, [
    ...serviceNames.map((service) => ({ service, password: config[`${service}DbPassword`] })),
    ...(sandbox === undefined ? [] : [{ service: 'payment-sandbox', password: sandbox }]),
  ]);
  process.stdout.write('Roles and schemas of the services are provisioned.\n');
} catch (error) {
  process.stderr.write(
    `${error instanceof InvalidConfigError ? error.message : `The database could not be provisioned: ${(error as Error).message}`}\n`,
  );
  process.exitCode = 1;
}
