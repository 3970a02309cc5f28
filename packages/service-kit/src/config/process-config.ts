import { IsIn, IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';

const postgresAddress = /^postgres(ql)?:\/\/[^\s]+$/;

/** Configuration of a process with a listener, a database and a log. */
export class ProcessConfig {
  @IsOptional() @IsIn(['development', 'test', 'production']) nodeEnv = 'development';
  @IsString() serviceHost = '127.0.0.1';
  /** 0: any free port. */
  @IsInt() @Min(0) @Max(65_535) servicePort = 0;
  /** Address of the database, with the role of this service. */
  @Matches(postgresAddress, {
    message: 'databaseUrl must be an address like postgres://catalog:password@127.0.0.1:5432/porchlight',
  })
  databaseUrl!: string;
  /** Number of connections to the database, besides those of other pools. */
  @IsInt() @Min(2) @Max(200) entityPool = 6;
  @IsIn(['silent', 'error', 'warn', 'info', 'debug']) logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug' = 'info';
  /** `plain` is for terminals. */
  @IsIn(['json', 'plain']) logFormat: 'json' | 'plain' = 'json';

  get isProduction(): boolean {
    return this.nodeEnv === 'production';
  }
}
